import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { env } from '#lib/env.ts';
import { aVehicle } from '#testing/catalogue-rows.ts';
import { fakeApi } from '#testing/fake-api.ts';
import { renderInSite, renderPage } from '#testing/render-site.tsx';
import { anActivity, aTravel, aTravelDay, travelDetails, tripDetails } from '#testing/trip-rows.ts';
import { photoPage } from './photo-preview.tsx';

const opened = { expires_at: '2027-05-02T09:30:00Z', photos: [], has_changes: false };
const draftTravel = {
  ...aTravel({ id: 'tipaza', title: 'Tipaza in spring', region_id: 'north', type_id: 'coast' }),
  ...travelDetails(),
  status: 'draft',
  type_ids: ['coast'],
  tag_ids: ['sea'],
  days: [aTravelDay({ title: 'To the harbour' })],
};
const asHtml = () => document.documentElement.outerHTML;

it('shows a draft on its page, says that it is not published, and asks for nothing else of it', async () => {
  const api = fakeApi();
  api.answer('rpc/open_preview', { ...opened, table: 'travels', record: draftTravel });
  api.answer('regions', [{ id: 'north', title: 'North' }]);
  api.answer('types', [{ id: 'coast', title: 'Coast' }]);
  api.answer('tags', [{ id: 'sea', title: 'Sea' }]);
  await renderPage('/preview#token');
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Tipaza in spring' }))
    .toBeVisible();
  const bar = page.getByRole('complementary', { name: 'Preview' });
  await expect.element(bar.getByText('Preview, not published')).toBeVisible();
  await expect.element(bar.getByText(/expires on 2 May, \d\d:30/)).toBeVisible();
  await expect.poll(asHtml).toContain('To the harbour');
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  expect(document.querySelector('meta[name="referrer"]')?.getAttribute('content')).toBe(
    'no-referrer',
  );
  expect(JSON.stringify(localStorage)).not.toContain('Tipaza in spring');
});

it('crops, describes and credits photos that are not published', async () => {
  const photo = '/storage/v1/object/public/photos/2026/draft.webp';
  const api = fakeApi();
  api.answer('rpc/open_preview', {
    ...opened,
    table: 'travels',
    record: { ...draftTravel, imageUrl: photo },
    photos: [
      {
        path: '2026/draft.webp',
        alt: 'The harbour at dawn',
        caption: '',
        credit: 'Lina Haddad',
        focal_x: 20,
        focal_y: 75,
      },
    ],
  });
  await renderPage('/preview#token');
  const shown = page.getByAltText('The harbour at dawn').first();
  await expect.element(shown).toBeInTheDocument();
  expect(shown.element().getAttribute('style')).toBe('object-position: 20% 75%;');
  await expect.poll(asHtml).toContain('Photos on this page: Lina Haddad');
  expect(JSON.stringify(localStorage)).not.toContain('Lina Haddad');
});

it.each([
  ['activities', { ...anActivity({ title: 'Night walk' }), ...tripDetails() }, 'Night walk'],
  ['vehicles', { ...aVehicle({ name: 'The blue van' }), unavailable: [] }, 'The blue van'],
])('shows %s', async (table, record, name) => {
  fakeApi().answer('rpc/open_preview', { ...opened, table, record });
  await renderPage('/preview#token');
  await expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

it('replaces a question on the page that lists all', async () => {
  const api = fakeApi();
  const listed = {
    id: 'visa',
    topic: 'before-you-come',
    title: 'Do I need a visa?',
    answer: 'Yes.',
  };
  api.answer('faq_questions', [listed]);
  const record = { ...listed, title: 'Who needs a visa?', status: 'published' };
  api.answer('rpc/open_preview', { ...opened, table: 'faq_questions', record });
  await renderPage('/preview#token');
  await expect.element(page.getByText('Who needs a visa?').first()).toBeVisible();
  await expect.element(page.getByText('Do I need a visa?')).not.toBeInTheDocument();
});

it('adds a person to the team', async () => {
  const record = {
    id: 'lina',
    name: 'Lina',
    role: 'Guide',
    languages: ['en'],
    description: '',
    image: '',
    status: 'draft',
  };
  fakeApi().answer('rpc/open_preview', { ...opened, table: 'team_members', record });
  await renderPage('/preview#token');
  await expect.poll(asHtml).toContain('Lina');
});

it('shows a photo with its texts', async () => {
  const texts = { alt: 'Dunes at dusk', caption: 'Near Taghit', credit: 'Amel' };
  const { supabaseUrl } = env;
  // Whatever its path is.
  Object.assign(env, { supabaseUrl: `${window.location.origin}/illustrations/dunes-night.webp?` });
  onTestFinished(() => void Object.assign(env, { supabaseUrl }));
  const PhotoPage = photoPage({ path: '2026/a.webp', ...texts });
  await renderInSite(<PhotoPage />);
  await expect.element(page.getByAltText('Dunes at dusk')).toBeVisible();
  await expect.element(page.getByText('Near Taghit')).toBeVisible();
});

it('says that a link has ended', async () => {
  fakeApi();
  await renderPage('/preview');
  await expect
    .element(page.getByRole('heading', { name: /This preview link has expired/ }))
    .toBeVisible();
});
