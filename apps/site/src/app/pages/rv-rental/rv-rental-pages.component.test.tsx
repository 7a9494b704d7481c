import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { aVehicle } from '#testing/catalogue-rows.ts';
import { type FakeApi, fakeApi } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-site.tsx';

let api: FakeApi;
const retry = page.getByRole('button', { name: 'Retry' });

beforeEach(() => {
  api = fakeApi();
  api.answer('vehicles', [aVehicle()]);
});

it('announces the vehicles while they load', async () => {
  api.hold('vehicles');
  await renderPage('/rv-rental');
  await expect.element(page.getByText('Loading vehicles...')).toBeVisible();
});

it('says so when there are no vehicles', async () => {
  api.answer('vehicles', []);
  await renderPage('/rv-rental');
  await expect.element(page.getByText('No vehicles are available at the moment.')).toBeVisible();
});

it('shows the vehicles after a retry', async () => {
  api.fail('vehicles');
  await renderPage('/rv-rental');
  await expect.element(page.getByText('Error loading vehicles.')).toBeVisible();
  api.mend('vehicles');
  await retry.click();
  await expect.element(page.getByRole('heading', { name: 'Long Van' })).toBeVisible();
});

it('shows a vehicle after a retry', async () => {
  api.fail('vehicles');
  await renderPage('/rv-rental/long-van');
  await expect.element(page.getByText('Error loading this vehicle.')).toBeVisible();
  api.mend('vehicles');
  await retry.click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Long Van' })).toBeVisible();
});
