import type { Review } from '@expat-buddy/domain/review/types';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { env } from '#lib/env.ts';
import { renderInSite } from '#testing/render-site.tsx';
import { ReviewCard } from './review-card.tsx';

const review: Review = {
  id: 'a',
  name: 'Amina B.',
  avatarUrl: '',
  verified: true,
  date: '2026-10-01',
  location: '',
  rating: 4,
  comment: 'It was good, mostly.',
  answer: '',
  subjects: [],
  photos: [
    { id: 'b', caption: 'Our camp', width: 4, height: 3, path: 'a/b.jpg' },
    { id: 'c', caption: '', width: 3, height: 4, path: 'a/c.jpg' },
  ],
};

/** Every photo is an illustration of the site. */
beforeEach(() => {
  const { supabaseUrl } = env;
  Object.assign(env, { supabaseUrl: `${window.location.origin}/illustrations/dunes-night.webp?` });
  onTestFinished(() => void Object.assign(env, { supabaseUrl }));
});

it('shows the photos with their author, and opens them full screen', async () => {
  await renderInSite(<ReviewCard review={review} />);
  const photos = page.getByRole('list', { name: 'Photos by Amina' });
  await expect.element(photos.getByAltText('Photo by Amina: Our camp')).toBeVisible();
  const image = photos.getByAltText('Photo by Amina', { exact: true });
  await expect.element(image).toHaveAttribute('loading', 'lazy');
  await photos.getByRole('button').first().click();
  const viewer = page.getByRole('dialog', { name: 'Pictures of the review of Amina' });
  await expect.element(viewer.getByText('1 of 2')).toBeVisible();
  await expect.element(viewer.getByText('Our camp', { exact: true })).toBeVisible();
});

it('shows no empty row without photos', async () => {
  await renderInSite(<ReviewCard review={{ ...review, photos: [] }} />);
  await expect.element(page.getByText(review.comment)).toBeVisible();
  await expect.element(page.getByRole('list')).not.toBeInTheDocument();
});

it('asks for the reason of a report before it is sent', async () => {
  await renderInSite(<ReviewCard review={{ ...review, photos: [] }} />);
  await page.getByRole('button', { name: 'Report the review of Amina B.' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report this review' });
  const reason = dialog.getByLabelText('Reason');
  await expect.element(reason).toHaveDisplayValue('Choose a reason');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect.element(dialog.getByText('Please choose a reason.')).toBeVisible();
  await expect.element(reason).toBeInvalid();
});
