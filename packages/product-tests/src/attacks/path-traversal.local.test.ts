/** Local only: looks for files outside the storage folder on the backend's disk. */
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Project, startLocalProject } from '../support/project.ts';
import { attackRaw, tokenOf } from '../support/requests.ts';

let project: Project;
let folder: string;
let staffToken: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'attacks-'));
  await writeFile(join(folder, 'secret.txt'), 'a secret of the server');
  project = await startLocalProject({ dataDir: join(folder, 'data') });
  await project.sql(`insert into storage.buckets (id, name) values ('closed', 'closed')`);
  staffToken = await tokenOf(project, 'staff@example.com');
});
afterAll(async () => {
  await project.stop();
  await rm(folder, { recursive: true, force: true });
});

const upload = (path: string) =>
  attackRaw(project, `/storage/v1/object/${path}`, {
    method: 'POST',
    token: staffToken,
    headers: { 'content-type': 'image/png' },
    body: new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  });

const climbs = [
  '..',
  '%2e%2e',
  '.%2e',
  '%2E.',
  '..%2f..',
  '%252e%252e',
  '..%5c',
  '..\\',
  '....//',
  '%c0%ae%c0%ae',
];

describe('path traversal', () => {
  it.each(climbs)('%s writes nothing outside its bucket', async (up) => {
    for (const path of [
      `photos/${up}/${up}/${up}/planted.png`,
      `photos/a/${up}/${up}/closed/planted.png`,
      `photos%2f${up}%2fplanted.png`,
      `${up}/photos/planted.png`,
    ]) {
      await upload(path);
    }
    const rows = await project.sql<{ bucket_id: string; name: string }>(
      `select bucket_id, name from storage.objects where name like '%planted%'`,
    );
    expect(rows.filter(({ bucket_id }) => bucket_id !== 'photos')).toEqual([]);
    for (const place of ['planted.png', 'planted.png.object', 'data/planted.png.object']) {
      expect(existsSync(join(folder, place))).toBe(false);
    }
  });

  it.each(climbs)('%s reads nothing outside its bucket', async (up) => {
    for (const root of ['object/public/photos', 'object/photos', 'object/authenticated/photos']) {
      for (const depth of [1, 3, 5]) {
        const path = `/storage/v1/${root}/${`${up}/`.repeat(depth)}secret.txt`;
        for (const token of [undefined, staffToken]) {
          const answer = await attackRaw(project, path, { token });
          expect([path, answer.text.includes('a secret of the server')]).toEqual([path, false]);
        }
      }
    }
  });
});
