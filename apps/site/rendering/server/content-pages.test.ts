import { contentPages } from '@expat-buddy/domain/content/pages';
import { expect, it } from 'vitest';
import { previewedPages } from '#app/pages/preview/previewed-pages.ts';
import { siteRoutes } from '#app/site-routes.ts';
import { recordPaths } from './record-addresses.ts';

const routes = new Set(siteRoutes.map(({ path }) => path));

function problemsOf([table, page]: [string, string]): string[] {
  const route = page.replace(/#.*$/, '').replace(/\{(\w+)\}/, ':$1');
  const hasOwnPage = route.includes(':');
  return [
    ...(routes.has(route) ? [] : [`site-routes.ts has no route ${route} for ${table}.`]),
    ...(Object.hasOwn(previewedPages, table)
      ? []
      : [`previewed-pages.ts cannot show a draft of ${table}.`]),
    ...(!hasOwnPage || Object.hasOwn(recordPaths, route)
      ? []
      : [`record-addresses.ts lists no addresses of ${table} (${route}).`]),
  ];
}

it('every kind of content has its page, its preview and its place in the sitemap', () => {
  expect(Object.entries(contentPages).flatMap(problemsOf)).toEqual([]);
});

it('every draft that has a preview has a page', () => {
  // A photo has no page: its preview shows the photo alone.
  const others = Object.keys(previewedPages).filter((table) => table !== 'photos');
  expect(others.filter((table) => !Object.hasOwn(contentPages, table))).toEqual([]);
});
