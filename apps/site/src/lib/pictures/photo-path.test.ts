import { expect, it } from 'vitest';
import { photoPathsIn } from './photo-path.ts';

const base = 'https://project.example/storage/v1/object/public';

it('finds all photos of the media library in a text, without duplicates', () => {
  const read = [
    { imageUrl: `${base}/photos/2026/b7c4-w480-960/960.webp` },
    { gallery: [`${base}/photos/2026/b7c4-w480-960/960.webp?v=2`, `${base}/photos/2026/c1.jpg`] },
    { image: `${base}/other/2026/d.webp`, imageUrl: '/illustrations/dunes-night.webp' },
  ];
  expect(photoPathsIn(JSON.stringify(read))).toEqual([
    '2026/b7c4-w480-960/960.webp',
    '2026/c1.jpg',
  ]);
});
