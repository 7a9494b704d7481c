import { expect, it } from 'vitest';
import { siteRoutes } from '#app/site-routes.ts';
import { recordPaths } from './record-addresses.ts';

it('every route with a record lists the paths of its records', () => {
  const routes = siteRoutes.map(({ path }) => path).filter((path) => path.includes(':'));
  expect(Object.keys(recordPaths).sort()).toEqual(routes.sort());
});
