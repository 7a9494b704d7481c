import { ALT_REQUIRED, photoSchema } from '@expat-buddy/domain/photo/schema';
import { expect, it } from 'vitest';
import { validateWith } from '#ui/inputs/validate-with.ts';
import { asTags } from './photo-form.ts';

const problems = validateWith(photoSchema);
const centred = { focal_x: 50, focal_y: 50 };

it('requires a description once a photo is published, not before', () => {
  expect(problems({ ...centred, alt: ' ', status: 'published' })).toEqual({ alt: ALT_REQUIRED });
  expect(problems({ ...centred, alt: 'Dunes at dusk', status: 'published' })).toEqual({});
  expect(problems({ ...centred, alt: null, credit: null, tags: null, status: 'draft' })).toEqual(
    {},
  );
});

it('keeps each tag once, in small letters', () => {
  expect(asTags([' Desert ', 'desert', 'Old  town', ''])).toEqual(['desert', 'old town']);
  expect(asTags(null)).toEqual([]);
});
