import { mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { digestOfSources, reuse } from './reuse.ts';
import { copyChanged, filesBelow, removeOthers } from './sync-folder.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'expat-buddy-folder-'));
  for (const folder of ['from/assets', 'to/assets', 'to/old']) {
    mkdirSync(join(dir, folder), { recursive: true });
  }
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));
const write = (file: string, text: string) => writeFileSync(join(dir, file), text);

it('copies what differs, leaves the rest alone, and removes what is gone', () => {
  write('from/assets/same.js', 'same');
  write('from/assets/other.js', 'new!');
  write('from/added.js', 'added');
  write('to/assets/same.js', 'same');
  write('to/assets/other.js', 'old!');
  write('to/old/gone.html', 'gone');
  utimesSync(join(dir, 'to/assets/same.js'), 1, 1);
  const files = filesBelow(join(dir, 'from'));
  copyChanged(join(dir, 'from'), join(dir, 'to'), files);
  removeOthers(join(dir, 'to'), new Set(files));
  expect(filesBelow(join(dir, 'to')).sort()).toEqual(files.sort());
  expect(statSync(join(dir, 'to/assets/same.js')).mtimeMs).toBe(1000);
  expect(statSync(join(dir, 'to/old'), { throwIfNoEntry: false })).toBeUndefined();
});

it('rebuilds a part when a source, a file name or a setting changes, but not for a test', async () => {
  let times = 0;
  const make = async (settings: string) => {
    const digest = digestOfSources([join(dir, 'from')], settings);
    await reuse(join(dir, 'made'), digest, async (folder) => {
      mkdirSync(folder);
      times += 1;
    });
    return times;
  };
  write('from/one.ts', '1');
  expect(await make('a')).toBe(1);
  write('from/one.test.ts', 'a test');
  expect(await make('a')).toBe(1);
  write('from/one.ts', '2');
  expect(await make('a')).toBe(2);
  write('from/two.ts', '');
  expect(await make('a')).toBe(3);
  expect(await make('b')).toBe(4);
});

it('builds again after a failure', async () => {
  const folder = join(dir, 'made');
  const fail = reuse(folder, 'digest', async () => {
    mkdirSync(folder);
    throw new Error('It does not build.');
  });
  await expect(fail).rejects.toThrow('It does not build.');
  let isMade = false;
  await reuse(folder, 'digest', async () => {
    isMade = true;
  });
  expect(isMade).toBe(true);
});
