import { contentPages } from '@expat-buddy/domain/content/pages';
import { expect, it } from 'vitest';
import { previewedPages } from '#app/pages/preview/previewed-pages.ts';
import { siteRoutes } from '#app/site-routes.ts';
import { paths } from '#lib/paths.ts';
import { tablesOf } from './list-times.ts';
import { recordPaths } from './record-addresses.ts';

const routes = new Set(siteRoutes.map(({ path }) => path));
const listedTables: Readonly<Record<string, readonly string[]>> = tablesOf;
/** Pages that consist of more than their records. */
const otherPages: readonly string[] = [paths.home, paths.whyUs];

function problemsOf([table, page]: [string, string]): string[] {
  const route = page.replace(/#.*$/, '').replace(/\{(\w+)\}/, ':$1');
  const hasOwnPage = route.includes(':');
  const list = route.replace(/\/:.*$/, '');
  const isDated = otherPages.includes(list) || listedTables[list]?.includes(table);
  return [
    ...(routes.has(route) ? [] : [`site-routes.ts has no route ${route} for ${table}.`]),
    ...(Object.hasOwn(previewedPages, table)
      ? []
      : [`previewed-pages.ts cannot show a draft of ${table}.`]),
    ...(!hasOwnPage || Object.hasOwn(recordPaths, route)
      ? []
      : [`record-addresses.ts lists no addresses of ${table} (${route}).`]),
    ...(isDated || !routes.has(list)
      ? []
      : [`list-times.ts does not say that ${list} changes with ${table}.`]),
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
