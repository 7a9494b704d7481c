// What search engines read of the built documents.
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { siteUrl } from '../support/settings.ts';

test('robots.txt and the site map list exactly the public pages', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address]) => address);
  expect(addresses).toEqual(
    expect.arrayContaining(['/', '/travels/oran', '/contact'].map((path) => siteUrl + path)),
  );
  expect(sitemap).toMatch(
    new RegExp(
      `<loc>${siteUrl}/travels/oran</loc><lastmod>\\d{4}-\\d\\d-\\d\\dT[^<]+</lastmod>.*<image:loc>${siteUrl}/share/[^<]+</image:loc>`,
    ),
  );
  // The second address of the event, the search, the pages of links in emails are not indexed.
  const paths = addresses.map((address) => new URL(address ?? '').pathname);
  expect(paths.filter((path) => /admin|algroove$|newsletter|review$|404/.test(path))).toEqual(
    ['/ar', '/fr', ''].map((prefix) => `${prefix}/events/algroove`),
  );
});

async function structuredData(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text();
  const facts = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}';
  return JSON.parse(facts) as { '@graph': { '@type': string; [property: string]: unknown }[] };
}

test('the home page describes the site, its search and the company', async ({ request }) => {
  const { '@graph': graph } = await structuredData(request, '/fr');
  expect(graph).toMatchObject([
    {
      '@type': 'WebSite',
      name: 'Expat Buddy',
      url: `${siteUrl}/fr`,
      publisher: { '@id': `${siteUrl}/#company` },
      potentialAction: {
        '@type': 'SearchAction',
        target: { urlTemplate: `${siteUrl}/fr/search?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
    { '@type': 'TravelAgency', '@id': `${siteUrl}/#company`, name: 'Expat Buddy' },
  ]);
});

const LISTS: readonly [path: string, first: string][] = [
  ['/travels', '/travels/'],
  ['/categories/desert', '/travels/'],
  ['/ar/activities', '/ar/activities/'],
  ['/activity-categories/sea-and-coast', '/activities/'],
  ['/rv-rental', '/rv-rental/'],
  ['/events', '/events/'],
  ['/store', '/store/boussaada-knives'],
];

test('each list names its entries with their pages', async ({ request }) => {
  for (const [path, first] of LISTS) {
    const { '@graph': graph } = await structuredData(request, path);
    const list = graph.find((thing) => thing['@type'] === 'ItemList');
    const entries = list?.itemListElement as { position: number; name: string; url: string }[];
    expect(entries?.[0], path).toMatchObject({ '@type': 'ListItem', position: 1 });
    expect(entries[0]?.url, path).toContain(siteUrl + first);
    expect(list?.numberOfItems, path).toBeGreaterThanOrEqual(entries.length);
  }
});

test('what the store sells is a product, without an offer while prices are examples', async ({
  request,
}) => {
  for (const path of ['/store', '/store/boussaada-knives']) {
    const { '@graph': graph } = await structuredData(request, path);
    const products = graph.filter((thing) => thing['@type'] === 'Product');
    expect(products.length, path).toBeGreaterThan(0);
    for (const product of products) {
      expect(product.url, path).toContain(`${siteUrl}${path}#`);
      expect(product).not.toHaveProperty('offers');
    }
  }
});

test('a travel has structured data', async ({ request }) => {
  expect(await structuredData(request, '/travels/ghardaia-mzab')).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { name: 'Home' },
          { name: 'Travels', item: `${siteUrl}/travels` },
          { name: "Ghardaïa and the M'Zab" },
        ],
      },
      {
        '@type': 'TouristTrip',
        name: "Ghardaïa and the M'Zab",
        provider: { '@id': `${siteUrl}/#company`, name: 'Expat Buddy' },
        subTrip: expect.arrayContaining([expect.objectContaining({ '@type': 'TouristTrip' })]),
      },
      { '@type': 'FAQPage' },
    ],
  });
});
