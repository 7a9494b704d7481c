import { matchPath } from 'react-router-dom';
import { expect, it } from 'vitest';
import { siteRoutes } from '#app/site-routes.ts';
import { alikePaths, layouts, linkedPaths } from '../../../../scripts/tests/public-paths.ts';

const opened = [...layouts, ...alikePaths, ...linkedPaths].map((path) => path.replace(/\?.*$/, ''));

it('the tests of every page open a page of each route', () => {
  expect(
    siteRoutes
      .filter(({ path }) => !opened.some((address) => matchPath(path, address)))
      .map(({ path }) => `scripts/tests/public-paths.ts has no page of the route ${path}.`),
  ).toEqual([]);
});
