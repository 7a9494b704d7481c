import { expect, it } from 'vitest';
import { siteRoutes } from '#app/site-routes.ts';
import { paths } from '#lib/paths.ts';
import { fakeApi } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-site.tsx';

/** This page, a second address of a page, and pages opened by a link in an email or the back office. */
const others: readonly string[] = [
  ...[paths.review, paths.myInquiry, paths.newsletterConfirm, paths.newsletterUnsubscribe],
  ...[paths.preview, paths.proposalPreview, '/algroove', paths.sitemap],
];

it('links to every page that does not belong to one record', async () => {
  fakeApi();
  const site = await renderPage(paths.sitemap);
  const content = site.getByRole('main');
  await expect.element(content.getByRole('heading', { level: 1 })).toBeVisible();
  const links = content.getByRole('link').elements();
  const linked = links.map((link) => link.getAttribute('href'));
  expect(
    siteRoutes
      .map(({ path }) => path)
      .filter((path) => !/[:*]/.test(path) && ![...linked, ...others].includes(path))
      .map((path) => `sitemap-page.tsx has no link to ${path}.`),
  ).toEqual([]);
});
