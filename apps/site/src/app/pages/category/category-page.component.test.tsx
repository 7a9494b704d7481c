import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { type FakeApi, fakeApi } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-site.tsx';
import { aTravel, aTravelCategory } from '#testing/trip-rows.ts';

let api: FakeApi;
const retry = page.getByRole('button', { name: 'Retry' });

beforeEach(() => {
  api = fakeApi();
  api.answer('travel_categories', [aTravelCategory()]);
  api.answer('travels', [aTravel()]);
});

it('announces a category while it loads', async () => {
  const release = api.hold('travel_categories');
  await renderPage('/categories/western');
  await expect
    .element(page.getByRole('main').getByText('Loading...', { exact: true }))
    .toBeVisible();
  release();
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Western Algeria' }))
    .toBeVisible();
});

it('shows a category after a retry', async () => {
  api.fail('travel_categories');
  await renderPage('/categories/western');
  await expect.element(page.getByRole('heading', { name: 'Category not found' })).toBeVisible();
  api.mend('travel_categories');
  await retry.click();
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Western Algeria' }))
    .toBeVisible();
});

it('announces the travels of a category while they load', async () => {
  const release = api.hold('travels');
  await renderPage('/categories/western');
  await expect.element(page.getByText('Loading destinations...')).toBeVisible();
  release();
  await expect.poll(() => page.getByRole('article').length).toBe(1);
});

it('shows the travels of a category after a retry', async () => {
  api.fail('travels');
  await renderPage('/categories/western');
  await expect.element(page.getByText('Error loading destinations.')).toBeVisible();
  api.mend('travels');
  await retry.click();
  await expect.poll(() => page.getByRole('article').length).toBe(1);
});

it('says so when a category has no travels', async () => {
  api.answer('travels', []);
  await renderPage('/categories/western');
  await expect.element(page.getByText('No destinations found in this category.')).toBeVisible();
});

it('offers no retry where a category does not exist', async () => {
  await renderPage('/categories/no-such-category');
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Category not found' }))
    .toBeVisible();
  await expect.element(retry).not.toBeInTheDocument();
});

it('leads from a former route to the present one', async () => {
  api.answer('id_redirects', [
    { resource: 'travel_categories', old_id: 'west', new_id: 'western' },
  ]);
  await renderPage('/categories/west?page=2');
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Western Algeria' }))
    .toBeVisible();
});
