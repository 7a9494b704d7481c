import { globSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { firstScreenFonts } from '../../rendering/build/manifest.ts';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

const faces = (read('./fonts.css').match(/@font-face \{[^}]+\}/g) ?? []).map((face) => ({
  family: /font-family: "(.+)";/.exec(face)?.[1],
  display: /font-display: (\w+);/.exec(face)?.[1],
  file: /url\("\.\/fonts\/([^"]+)"/.exec(face)?.[1],
}));

/** Families for text of Arabic pages that are downloaded. */
const arabic = /:root:lang\(ar\) \{\s*--display: (.+);\s*--sans: (.+);/.exec(read('./site.css'));
const families = [arabic?.[1]?.split(', ')[0], ...(arabic?.[2]?.split(', ') ?? [])].map((name) =>
  name?.replaceAll('"', ''),
);

it('replaces the letters of Arabic pages, first set in fallbacks that are as wide', () => {
  const ofArabic = faces.filter(({ family }) => families.includes(family));
  expect(new Set(ofArabic.map(({ family }) => family))).toEqual(new Set(families));
  expect(ofArabic.map(({ display }) => display)).toEqual(ofArabic.map(() => 'swap'));
  const fallbacks = (read('./fonts.css').match(/@font-face \{[^}]+\}/g) ?? []).filter((face) =>
    /"(?:Markazi|Readex Arabic) Fallback/.test(face),
  );
  expect(fallbacks.map((face) => /font-family: "(.+)";/.exec(face)?.[1])).toEqual([
    ...['DejaVu', 'Naskh', 'Noto'].map((system) => `Markazi Fallback ${system}`),
    ...['Naskh', 'Noto', 'DejaVu'].map((system) => `Readex Arabic Fallback ${system}`),
  ]);
  // Words are as far apart as in the font that was measured.
  expect(fallbacks.filter((face) => !face.includes('unicode-range: U+0020,'))).toEqual([]);
});

it('preloads every font made for Arabic pages', () => {
  const files = readdirSync(new URL('./fonts', import.meta.url)).filter((name) =>
    name.endsWith('.woff2'),
  );
  expect(files.toSorted()).toEqual(faces.flatMap(({ file }) => file ?? []).toSorted());
  const manifest = Object.fromEntries(files.map((file) => [file, { src: file, file }]));
  expect(firstScreenFonts(manifest, 'ar')).toEqual(files);
});

it('gives no text field a fixed height, which clips the dots below Arabic letters', () => {
  const root = new URL('../', import.meta.url).pathname;
  const inputs = globSync('**/*.tsx', { cwd: root })
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => readFileSync(root + file, 'utf8').match(/<input\b[\s\S]*?\/>/g) ?? [])
    .filter((input) => !/type="(?:radio|checkbox|file)"/.test(input));
  expect(inputs.length).toBeGreaterThan(8);
  expect(inputs.filter((input) => /[" ]h-\d/.test(input))).toEqual([]);
});
