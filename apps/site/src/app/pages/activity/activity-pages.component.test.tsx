import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { type FakeApi, fakeApi } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-site.tsx';
import { anActivity, anActivityCategory } from '#testing/trip-rows.ts';

let api: FakeApi;
const toActivities = page
  .getByRole('navigation', { name: 'Main' })
  .getByRole('link', { name: 'Activities' });

beforeEach(() => {
  api = fakeApi();
  api.answer('activity_categories', [anActivityCategory()]);
  api.answer('activities', [anActivity()]);
});

describe('the page of all activities', () => {
  it('announces them while they load', async () => {
    const release = api.hold('activities');
    await renderPage('/activities');
    await expect.element(page.getByText('Loading activities...')).toBeVisible();
    release();
    await expect.element(page.getByRole('heading', { name: 'Evening walk' })).toBeVisible();
    await expect.element(page.getByText('Loading activities...')).not.toBeInTheDocument();
  });

  it('shows an error, and the activities after a retry', async () => {
    api.fail('activities');
    await renderPage('/activities');
    await expect
      .element(page.getByText('Error loading activities.', { exact: true }))
      .toBeVisible();
    api.mend('activities');
    await page.getByRole('button', { name: /retry|try again/i }).click();
    await expect.element(page.getByRole('heading', { name: 'Evening walk' })).toBeVisible();
  });

  it('leads from a card to its category, and from its picture and title to the activity', async () => {
    await renderPage('/activities');
    const card = page.getByRole('article');
    await expect.element(card.getByRole('heading', { name: 'Evening walk' })).toBeVisible();
    const targetAt = (selector: string) => {
      const box = document.querySelector(`article ${selector}`)?.getBoundingClientRect();
      if (!box) return null;
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      return document.elementFromPoint(x, y)?.closest('a')?.getAttribute('href');
    };
    document.querySelector('article h3 + p')?.scrollIntoView({ block: 'center' });
    expect(targetAt('h3 + p')).toBe('/activity-categories/walks');
    expect(targetAt('h3 a')).toBe('/activities/evening-walk');
  });

  it('says so when there are none', async () => {
    api.answer('activities', []);
    await renderPage('/activities');
    await expect.element(page.getByText('No activities found.', { exact: true })).toBeVisible();
  });
});

describe('the page of an activity category', () => {
  it('shows an error when its activities cannot be loaded', async () => {
    api.fail('activities');
    await renderPage('/activity-categories/walks');
    await expect
      .element(page.getByText('Error loading activities for this category.'))
      .toBeVisible();
  });

  it('says so when it has no activities, and leads on to all of them', async () => {
    api.answer('activities', []);
    await renderPage('/activity-categories/walks');
    await expect.element(page.getByText('No activities found in this category.')).toBeVisible();
    await toActivities.click();
    await expect.element(page.getByText('No activities found.', { exact: true })).toBeVisible();
  });

  it('says so when it does not exist', async () => {
    await renderPage('/activity-categories/no-such-category');
    await expect.element(page.getByText('Category not found.')).toBeVisible();
  });
});

describe('the page of an activity', () => {
  it('has the section of reviews without any, and says how they come about', async () => {
    await renderPage('/activities/evening-walk');
    const section = page.getByRole('region', { name: 'What Our Customers Say' });
    await expect.element(section.getByText('No reviews have been published yet.')).toBeVisible();
  });

  it('shows an error when it cannot be loaded', async () => {
    api.fail('activities');
    await renderPage('/activities/evening-walk');
    await expect.element(page.getByText('Error loading activity.')).toBeVisible();
  });

  it('shows an error when it does not exist', async () => {
    await renderPage('/activities/no-such-activity');
    await expect.element(page.getByText('Error loading activity.')).toBeVisible();
  });
});
