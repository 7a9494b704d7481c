import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSqlFiles } from '@expat-buddy/local-supabase/database/migrations';
import { migrationsDir } from '@expat-buddy/local-supabase/paths';
import type { Client } from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fileIn } from './manifest.ts';
import type { Project } from './project.ts';
import { BUCKETS, downloadFiles, listFiles } from './storage.ts';

const stored: Record<string, string> = { '/storage/v1/object/photos/2026/a%20b.webp': 'picture' };
let server: Server;
let folder = '';
let known: unknown[] = [];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'storage-'));
  known = [];
  server = createServer(({ url = '' }, answer) => {
    answer.writeHead(url in stored ? 200 : 404).end(stored[url] ?? '{"error":"not_found"}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** A database that answers every question with the same rows. */
const answering = (rows: () => unknown[]) =>
  ({ query: async () => ({ rows: rows() }) }) as unknown as Client;

const project = (): Project => ({
  url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  secretKey: 'secret',
  database: answering(() => known),
});
const file = (name: string, bytes = 7) => ({ name, bytes, type: 'image/webp', cacheControl: '' });

it('names the buckets of the migrations', async () => {
  const sql = (await readSqlFiles(migrationsDir)).map((each) => each.sql).join('\n');
  const made = [...sql.matchAll(/insert into storage\.buckets[\s\S]*?on conflict/g)].flatMap(
    ([statement]) => [...statement.matchAll(/\('([a-z-]+)', '\1'/g)].map(([, id]) => id),
  );
  expect(made.sort()).toEqual([...BUCKETS].sort());
});

it('refuses a project without one of them', async () => {
  await expect(listFiles(answering(() => [{ id: 'photos' }]))).rejects.toThrow(
    'no bucket inquiry-files, review-photos, review-uploads',
  );
});

it('keeps the names of files, with their digests', async () => {
  const { photos } = await downloadFiles(project(), folder, { photos: [file('2026/a b.webp')] });
  expect(photos).toMatchObject([{ name: '2026/a b.webp', bytes: 7 }]);
  expect(readFileSync(fileIn(folder, 'photos', '2026/a b.webp'), 'utf8')).toBe('picture');
});

it('notices a file of another size', async () => {
  const listed = { photos: [file('2026/a b.webp', 8)] };
  await expect(downloadFiles(project(), folder, listed)).rejects.toThrow(
    'has 7 bytes, but the database says 8',
  );
});

it('notices a file that the storage does not have', async () => {
  known = [{}];
  const listed = { photos: [file('2026/gone.webp')] };
  await expect(downloadFiles(project(), folder, listed)).rejects.toThrow('answered 404');
});

it('leaves out a file that was deleted meanwhile', async () => {
  const listed = { photos: [file('2026/gone.webp'), file('2026/a b.webp')] };
  expect((await downloadFiles(project(), folder, listed)).photos).toHaveLength(1);
});

it('refuses a name that leads out of the folder', async () => {
  const listed = { photos: [file('../../../out.webp')] };
  await expect(downloadFiles(project(), folder, listed)).rejects.toThrow('is no name of a file');
});
