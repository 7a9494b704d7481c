import { emptyRecord, type Field } from '@expat-buddy/domain/content/field';
import { tripFields } from '@expat-buddy/domain/trip/fields';
import type { AnyTripDetails } from '@expat-buddy/domain/trip/types';
import { expect, it } from 'vitest';
import { knownSections } from './known-topics.ts';

const samples: Partial<Record<Field['shape'], unknown>> = {
  text: 'Known',
  lines: ['Known'],
  number: 1,
  choice: 'easy',
  months: [4],
  entries: [{ id: 'a' }],
};

/** What other parts of the page show, or only beside something else. */
const notAlone = ['price', 'gallery', 'team', 'programme'];

it('opens a section for each field that is known alone', () => {
  const none = emptyRecord(tripFields.travels);
  const hidden = Object.entries<Field>(tripFields.travels).filter(
    ([name, { tab, shape }]) =>
      !notAlone.includes(tab) &&
      name !== 'months_reason' &&
      knownSections({ ...none, [name]: samples[shape] } as AnyTripDetails, '').size === 0,
  );
  expect(
    hidden.map(([name]) => `known-topics.ts opens no section where only “${name}” is known.`),
  ).toEqual([]);
});
