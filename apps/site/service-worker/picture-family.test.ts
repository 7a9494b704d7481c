import { expect, it } from 'vitest';
import { pictureFamily } from './picture-family.ts';

const site = 'https://expatbuddy.example';
const photos = 'https://api.example/storage/v1/object/public/photos/2026';

it('recognizes the sizes and formats of an illustration', () => {
  const names = ['timgad-arch.webp', 'timgad-arch-480.avif', 'timgad-arch-1600.webp'];
  const families = names.map((name) => pictureFamily(`${site}/illustrations/${name}`));
  expect(new Set(families).size).toBe(1);
  expect(families[0]).not.toBe(pictureFamily(`${site}/illustrations/timgad-480.avif`));
});

it('recognizes the sizes of a photo, even with the query of a retry', () => {
  const small = pictureFamily(`${photos}/a1-w480-960/480.webp`);
  expect(pictureFamily(`${photos}/a1-w480-960/960.webp?retry=1`)).toBe(small);
  expect(pictureFamily(`${photos}/b2-w480-960/480.webp`)).not.toBe(small);
});
