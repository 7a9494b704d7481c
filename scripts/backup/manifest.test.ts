import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  DUMP,
  fileIn,
  type Manifest,
  problemsOf,
  readManifest,
  writeManifest,
} from './manifest.ts';
import { DUMP_END, DUMP_HEAD } from './read-dump.ts';

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');
const dump = gzipSync(
  `${DUMP_HEAD}\nCOPY public.travels (id) FROM stdin;\na\nb\n\\.\n${DUMP_END}\n`,
);
const picture = Buffer.from('a picture');
const manifest: Manifest = {
  format: 1,
  madeAt: '2026-11-28T03:00:00.000Z',
  source: 'https://a.test',
  server: '17.10',
  migrations: ['20261123090000'],
  dump: { bytes: dump.length, sha256: sha256(dump) },
  tables: { 'public.travels': 2 },
  buckets: {
    photos: [
      {
        name: '2026/a/960.webp',
        bytes: picture.length,
        sha256: sha256(picture),
        type: 'image/webp',
        cacheControl: '',
      },
    ],
    'review-photos': [],
  },
};

let folder = '';
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'manifest-'));
  writeFileSync(join(folder, DUMP), dump);
  const file = fileIn(folder, 'photos', '2026/a/960.webp');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, picture);
  await writeManifest(folder, manifest);
});
afterEach(() => rmSync(folder, { recursive: true }));

it('finds nothing wrong with a whole backup', async () => {
  expect(await problemsOf(folder, await readManifest(folder))).toEqual([]);
});

it.each<[string, () => void, RegExp]>([
  ['a missing dump', () => rmSync(join(folder, DUMP)), /no such file/],
  [
    'another dump of the same size',
    () => writeFileSync(join(folder, DUMP), Buffer.from(dump).fill(0, 40, 41)),
    /content has changed/,
  ],
  [
    'a dump that was cut off',
    () => writeFileSync(join(folder, DUMP), dump.subarray(0, 60)),
    /60 bytes instead of/,
  ],
  [
    'a missing bucket',
    () => rmSync(join(folder, 'files/photos'), { recursive: true }),
    /photos\/2026\/a\/960\.webp: the file is missing/,
  ],
  [
    'a shorter file',
    () => writeFileSync(fileIn(folder, 'photos', '2026/a/960.webp'), 'a'),
    /960\.webp: 1 bytes instead of 9/,
  ],
  [
    'a changed file',
    () => writeFileSync(fileIn(folder, 'photos', '2026/a/960.webp'), 'b picture'),
    /960\.webp: its content has changed/,
  ],
])('finds %s', async (_, damage, problem) => {
  damage();
  expect((await problemsOf(folder, manifest)).join('\n')).toMatch(problem);
});

it('finds fewer rows than it says', async () => {
  const more = { ...manifest, tables: { 'public.travels': 3, 'public.vehicles': 1 } };
  expect((await problemsOf(folder, more)).join('\n')).toMatch(
    /public\.travels: 2 rows instead of 3[\s\S]*public\.vehicles: undefined rows instead of 1/,
  );
});

it.each([
  ['', /is damaged/],
  ['{"format": 1', /is damaged/],
  ['{"format": 1}', /is damaged/],
])('refuses the manifest %j', async (text, problem) => {
  writeFileSync(join(folder, 'manifest.json'), text);
  await expect(readManifest(folder)).rejects.toThrow(problem);
});

it('refuses a folder without one', async () => {
  rmSync(join(folder, 'manifest.json'));
  await expect(readManifest(folder)).rejects.toThrow(/is not a backup/);
});
