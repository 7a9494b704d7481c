import { expect, test } from '../support/fixtures.ts';

const plan = {
  people: 2,
  items: [
    { kind: 'travel', id: 'taghit', title: 'Taghit', nights: 3, day: null, month: 10, note: '' },
  ],
};

const pages = [
  { path: '/plan', read: '/rest/v1/travels?', shown: 'Your items, in order' },
  { path: '/search?q=taghit', read: '/rest/v1/rpc/search_site', shown: /^Travels/ },
  {
    path: '/my-inquiry#a-link-that-opens-nothing',
    read: '/functions/v1/my-inquiry',
    shown: 'This link doesn’t work',
  },
];

for (const { path, read, shown } of pages) {
  test.describe(`${path} shows content that the build cannot render, and`, () => {
    test.beforeEach(async ({ page }) => {
      await page.addInitScript((text) => localStorage.setItem('plan', text), JSON.stringify(plan));
    });

    test('reads it without waiting for the code of the page', async ({ page }) => {
      const reading = page.waitForRequest((request) => request.url().includes(read));
      await page.route(/\/assets\/index-/, async (route) => {
        await reading;
        await route.continue();
      });
      await page.goto(path);
      await expect(page.getByRole('heading', { name: shown })).toBeVisible();
    });

    test('reads it once', async ({ page }) => {
      const reads: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes(read)) reads.push(request.method());
      });
      await page.goto(path);
      await expect(page.getByRole('heading', { name: shown })).toBeVisible();
      expect(reads).toHaveLength(1);
    });
  });
}
