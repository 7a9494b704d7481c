// The files of a project: their list from its database, their content from its storage API.
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import type { Client } from 'pg';
import { fileIn, type StoredFile } from './manifest.ts';
import { Problem, sentenceOf } from './problem.ts';
import type { Project } from './project.ts';

/** Those that the migrations create. */
export const BUCKETS = ['inquiry-files', 'photos', 'review-photos', 'review-uploads'] as const;

export type ListedFile = Omit<StoredFile, 'sha256'>;

const AT_ONCE = 6;
const TRIES = 3;
const PAUSE_MS = 500;

/** Files by bucket, as the database lists them. Throws a Problem if one of our buckets is missing. */
export async function listFiles(database: Client): Promise<Record<string, ListedFile[]>> {
  const buckets = await database.query<{ id: string }>(
    'select id from storage.buckets order by id',
  );
  const ids = buckets.rows.map(({ id }) => id);
  const missing = BUCKETS.filter((bucket) => !ids.includes(bucket));
  if (missing.length > 0)
    throw new Problem(
      `The project has no bucket ${missing.join(', ')}. Are its migrations applied?`,
    );
  const { rows } = await database.query<ListedFile & { bucket: string }>(`
    select bucket_id as bucket, name, coalesce((metadata ->> 'size')::bigint, 0)::float8 as bytes,
      coalesce(metadata ->> 'mimetype', 'application/octet-stream') as type,
      coalesce(metadata ->> 'cacheControl', '') as "cacheControl"
    from storage.objects where name !~ '(^|/)\\.emptyFolderPlaceholder$' order by bucket_id, name`);
  return Object.fromEntries(
    ids.map((id) => [
      id,
      rows.filter(({ bucket }) => bucket === id).map(({ bucket: _, ...file }) => file),
    ]),
  );
}

async function request(
  { url, secretKey }: Project,
  path: string,
  init: RequestInit = {},
): Promise<Response> {
  for (let left = TRIES; ; left -= 1) {
    const answer = await fetch(`${url}/storage/v1/${path}`, {
      ...init,
      headers: { apikey: secretKey, authorization: `Bearer ${secretKey}`, ...init.headers },
    }).catch((error) => {
      if (left <= 1)
        throw new Problem(`The storage at ${url} cannot be reached: ${sentenceOf(error)}`);
    });
    if (answer && (answer.status < 500 || left <= 1)) return answer;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

const pathOf = (bucket: string, name: string) =>
  `object/${bucket}/${name.split('/').map(encodeURIComponent).join('/')}`;

async function refusal(what: string, answer: Response): Promise<Problem> {
  return new Problem(`${what}: the storage answered ${answer.status} ${await answer.text()}`);
}

/** @returns nothing for a file that was deleted since it was listed. Throws a Problem. */
async function download(
  project: Project,
  folder: string,
  bucket: string,
  file: ListedFile,
): Promise<StoredFile | undefined> {
  const path = fileIn(folder, bucket, file.name);
  if (relative(folder, path).startsWith('..'))
    throw new Problem(`${bucket}/${file.name} is no name of a file.`);
  const answer = await request(project, pathOf(bucket, file.name));
  if (!answer.ok) {
    const { rows } = await project.database.query(
      'select from storage.objects where bucket_id = $1 and name = $2',
      [bucket, file.name],
    );
    if (rows.length === 0) return undefined;
    throw await refusal(`${bucket}/${file.name}`, answer);
  }
  const content = Buffer.from(await answer.arrayBuffer());
  if (content.length !== file.bytes)
    throw new Problem(
      `${bucket}/${file.name} has ${content.length} bytes, but the database says ${file.bytes}.`,
    );
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await writeFile(path, content, { mode: 0o600, flush: true });
  return { ...file, sha256: createHash('sha256').update(content).digest('hex') };
}

/** Calls the work for each, a few at a time. The first failure ends it. */
async function each<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  let hasFailed = false;
  const worker = async () => {
    for (const [at, item] of waiting) {
      if (hasFailed) return;
      results[at] = await work(item).catch((error) => {
        hasFailed = true;
        throw error;
      });
    }
  };
  const outcomes = await Promise.allSettled(Array.from({ length: AT_ONCE }, worker));
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  return results;
}

export async function downloadFiles(
  project: Project,
  folder: string,
  listed: Readonly<Record<string, ListedFile[]>>,
): Promise<Record<string, StoredFile[]>> {
  const buckets: Record<string, StoredFile[]> = {};
  for (const [bucket, files] of Object.entries(listed)) {
    await mkdir(fileIn(folder, bucket, ''), { recursive: true, mode: 0o700 });
    const stored = await each(files, (file) => download(project, folder, bucket, file));
    buckets[bucket] = stored.filter((file) => file !== undefined);
  }
  return buckets;
}

/** Uploads the files under their old names, replacing those that are there. Throws a Problem. */
export async function uploadFiles(
  project: Project,
  folder: string,
  buckets: Readonly<Record<string, StoredFile[]>>,
): Promise<void> {
  for (const [bucket, files] of Object.entries(buckets))
    await each(files, async ({ name, type, cacheControl }) => {
      const answer = await request(project, pathOf(bucket, name), {
        method: 'POST',
        headers: {
          'content-type': type,
          'x-upsert': 'true',
          ...(cacheControl && { 'cache-control': cacheControl }),
        },
        body: await readFile(fileIn(folder, bucket, name)),
      });
      if (!answer.ok) throw await refusal(`${bucket}/${name}`, answer);
      await answer.arrayBuffer();
    });
}
