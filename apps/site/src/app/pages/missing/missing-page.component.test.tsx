import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-site.tsx';

it.each([
  ['/activities/xxx', 'Error loading activity.'],
  ['/activity-categories/xxx', 'Category not found.'],
  ['/categories/xxx', 'Category not found'],
  ['/events/xxx', 'Event not found.'],
  ['/road-trips/xxx', 'Road trip not found.'],
  ['/rv-rental/xxx', 'Vehicle not found.'],
  ['/store/xxx', 'Collection not found.'],
  ['/travels/xxx', 'Travel not found.'],
  ['/xxx', 'Page not found'],
])('%s says so, with a search and other roads', async (address, title) => {
  fakeApi();
  await renderPage(address);
  const main = page.getByRole('main');
  await expect.element(main.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  await expect.element(main.getByRole('searchbox')).toBeVisible();
  const roads = main.getByRole('list').getByRole('link');
  await expect.element(roads.filter({ hasText: 'Contact' })).toBeVisible();
  await expect.element(roads.filter({ hasText: 'Travels' })).toBeVisible();
});
