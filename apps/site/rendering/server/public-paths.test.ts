import { matchPath } from 'react-router-dom';
import { expect, it } from 'vitest';
import { matchRoute, siteRoutes } from '#app/site-routes.ts';
import { paths } from '#lib/paths.ts';
import { alikePaths, layouts, linkedPaths } from '../../../../scripts/tests/public-paths.ts';

const opened = [...layouts, ...alikePaths, ...linkedPaths].map((path) => path.replace(/\?.*$/, ''));

it('the tests of every page open a page of each route', () => {
  expect(
    siteRoutes
      .filter(({ path }) => !opened.some((address) => matchPath(path, address)))
      .map(({ path }) => `scripts/tests/public-paths.ts has no page of the route ${path}.`),
  ).toEqual([]);
});

it('every path of the site has a route', () => {
  const problems = Object.entries(paths).flatMap(([name, path]) =>
    matchRoute(typeof path === 'string' ? path : path('one')).route.path === '*'
      ? [`site-routes.ts has no route for “${name}” of paths.ts.`]
      : [],
  );
  expect(problems).toEqual([]);
});
