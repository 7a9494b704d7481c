import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { illustrations } from './illustrations.ts';

const root = new URL('../../../', import.meta.url);
const filesIn = (folder: string) => readdirSync(new URL(folder, root)).sort();
const seeds = filesIn('supabase/seed/')
  .filter((name) => name.endsWith('.sql'))
  .map((name) => [name, readFileSync(new URL(`supabase/seed/${name}`, root), 'utf8')] as const);
const picturesOf = (sql: string) =>
  [...sql.matchAll(/illustrations\/([a-z0-9-]+)\.webp/g)].map(([, slug]) => slug);
const slugs = illustrations.map(({ slug }) => slug).sort();

test('every scene is described, and rendered at every width and for shared links', () => {
  expect(filesIn('packages/illustrations/src/scenes/')).toEqual(slugs.map((slug) => `${slug}.ts`));
  expect(filesIn('apps/site/public/illustrations/')).toEqual(
    slugs
      .flatMap((slug) => [
        ...[480, 960, 1600].map((width) => `${slug}-${width}.avif`),
        ...['-480', '-1600', ''].map((width) => `${slug}${width}.webp`),
      ])
      .sort(),
  );
  expect(filesIn('apps/site/public/share/')).toEqual(slugs.map((slug) => `${slug}.jpg`));
});

test('the seed names only illustrations that exist', () => {
  const unknown = seeds
    .flatMap(([, sql]) => picturesOf(sql))
    .filter((slug) => !slugs.includes(slug ?? ''));
  expect(unknown).toEqual([]);
});

test('no two seeded travels and no two seeded vehicles share a picture', () => {
  const travels = seeds
    .filter(([name]) => /^2[0-4]_/.test(name))
    .flatMap(([, sql]) => picturesOf(sql));
  expect(travels).toHaveLength(37);
  expect(new Set(travels).size).toBe(travels.length);

  const vehicles = seeds.find(([name]) => name.includes('vehicles'))?.[1] ?? '';
  const own = picturesOf(vehicles).filter((slug) => slug?.startsWith('vehicle-'));
  expect(new Set(own).size).toBe(6);
  expect(own).toHaveLength(12);
});
