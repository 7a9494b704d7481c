import { describe, expect, it } from 'vitest';
import { photoUrl, storedPhoto } from './image-url.ts';
import { namedWidth, photoIdOf, photoPaths, photoSources, planWidths } from './sizes.ts';

describe('the sizes of a photo', () => {
  it.each([
    [4000, [480, 960, 1600], 960],
    [1600, [480, 960, 1600], 960],
    [1200, [480, 960, 1200], 960],
    [960, [480, 960], 960],
    [700, [480, 700], 700],
    [300, [300], 300],
  ])('of %i pixels are never wider than itself', (own, widths, named) => {
    expect(planWidths(own)).toEqual(widths);
    expect(namedWidth(widths)).toBe(named);
  });

  it('are found from the address of any of them', () => {
    const paths = photoPaths('b7c4', [480, 700], 'webp', 2026);
    expect(paths).toEqual(['2026/b7c4-w480-700/480.webp', '2026/b7c4-w480-700/700.webp']);
    const [small, large] = paths.map((path) => photoUrl('https://project.example/', path));
    expect(photoSources(large ?? '')).toEqual({
      type: 'image/webp',
      srcSet: `${small} 480w, ${large} 700w`,
    });
    expect(photoSources(small ?? '')).toEqual(photoSources(large ?? ''));
  });

  it('name the photo', () => {
    const id = crypto.randomUUID();
    const [path = ''] = photoPaths(id, [480], 'webp', 2026);
    expect(photoIdOf(photoUrl('https://project.example', path))).toBe(id);
    expect(photoIdOf(storedPhoto(path))).toBe(id);
    expect(photoIdOf('/illustrations/dunes-night.webp')).toBeUndefined();
  });

  it('are not guessed for other pictures', () => {
    const base = 'https://project.example/storage/v1/object/public';
    expect(photoSources(`${base}/photos/2026/b7c4-w300/300.webp`)).toBeUndefined();
    expect(photoSources(`${base}/photos/2026/b7c4/960.webp`)).toBeUndefined();
    expect(photoSources(`${base}/other/2026/b7c4-w480-960/960.webp`)).toBeUndefined();
    expect(photoSources(`${base}/photos/2026/b7c4-w480-960/960.webp?retry=1`)).toBeUndefined();
    expect(photoSources('/illustrations/dunes-night.webp')).toBeUndefined();
  });
});
