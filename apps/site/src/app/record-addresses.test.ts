import { expect, it } from 'vitest';
import { recordPaths } from './record-addresses.ts';
import { siteRoutes } from './site-routes.ts';

it('every route of a record says where its records are', () => {
  const routes = siteRoutes.map(({ path }) => path).filter((path) => path.includes(':'));
  expect(Object.keys(recordPaths).sort()).toEqual(routes.sort());
});
