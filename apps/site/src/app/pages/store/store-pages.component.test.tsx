import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { aCollection, aProduct } from '#testing/catalogue-rows.ts';
import { type FakeApi, fakeApi } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-site.tsx';

let api: FakeApi;

beforeEach(() => {
  api = fakeApi();
  api.answer('products', [aProduct()]);
  api.answer('product_collections', [aCollection()]);
});

it('announces the store while it loads', async () => {
  api.hold('products');
  await renderPage('/store');
  await expect.element(page.getByText('Loading the store...')).toBeVisible();
});

it('says so when the store is empty', async () => {
  api.answer('products', []);
  api.answer('product_collections', []);
  await renderPage('/store');
  await expect.element(page.getByText('The store is empty at the moment.')).toBeVisible();
});

it('shows the store after a retry', async () => {
  api.fail('products');
  await renderPage('/store');
  await expect.element(page.getByText('Error loading the store.')).toBeVisible();
  api.mend('products');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(page.getByRole('heading', { name: 'Copper tray' })).toBeVisible();
});

it('shows an error when a collection cannot be loaded', async () => {
  api.fail('product_collections');
  await renderPage('/store/boussaada-knives');
  await expect.element(page.getByText('Error loading the collection.')).toBeVisible();
});

it('says so when a collection does not exist', async () => {
  api.answer('product_collections', []);
  await renderPage('/store/boussaada-knives');
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Collection not found.' }))
    .toBeVisible();
});
