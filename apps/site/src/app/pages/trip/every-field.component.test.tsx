import { emptyRecord, type Field, type Fields } from '@expat-buddy/domain/content/field';
import { tripFields } from '@expat-buddy/domain/trip/fields';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { type FakeApi, fakeApi } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-site.tsx';
import { anActivity, anActivityCategory, aTravel } from '#testing/trip-rows.ts';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
});

const partsOf = ({ translated }: Field) =>
  typeof translated === 'object' ? Object.keys(translated) : [''];

const textOf = (name: string, part: string) => `All about ${name} ${part}`.trim();

function sample(name: string, field: Field): unknown {
  if (field.shape === 'text') return textOf(name, '');
  if (field.shape === 'lines') return [textOf(name, '')];
  if (field.shape !== 'entries') return null;
  const texts = partsOf(field).map((part) => [part, textOf(name, part)]);
  return [{ id: 'a', image: 'illustrations/dunes-night.webp', ...Object.fromEntries(texts) }];
}

/** Without a month, a reason says nothing; without a price, nothing changes it. */
const others = { best_months: [4], price_amount: 100, price_currency: 'EUR', price_unit: 'person' };

/** Of which everything translatable is known. */
function knownDetails(fields: Fields) {
  const texts = Object.entries(fields).filter(([, { translated }]) => translated);
  return {
    ...emptyRecord(fields),
    ...others,
    ...Object.fromEntries(texts.map(([name, field]) => [name, sample(name, field)])),
  };
}

async function expectAllOn(address: string, fields: Fields): Promise<void> {
  await renderPage(address);
  // Captions are in the viewer.
  await page.getByRole('button', { name: textOf('gallery', 'alt') }).click();
  const texts = Object.entries(fields).flatMap(([name, field]) =>
    field.translated ? partsOf(field).map((part) => textOf(name, part)) : [],
  );
  const missing = () => {
    window.scrollBy(0, window.innerHeight);
    const html = document.documentElement.outerHTML;
    return texts
      .filter((text) => !html.includes(text))
      .map((text) => `No part of the page ${address} shows “${text}”.`);
  };
  await expect.poll(missing).toEqual([]);
}

it('the page of a travel shows every text that visitors decide on', async () => {
  api.answer('travels', [aTravel()]);
  api.answer('travels/details', [
    { ...knownDetails(tripFields.travels), in_south: false, region: null },
  ]);
  await expectAllOn('/travels/oran', tripFields.travels);
});

it('the page of an activity shows every text that visitors decide on', async () => {
  api.answer('activity_categories', [anActivityCategory()]);
  api.answer('activities', [anActivity()]);
  api.answer('activities/details', [knownDetails(tripFields.activities)]);
  await expectAllOn('/activities/evening-walk', tripFields.activities);
});
