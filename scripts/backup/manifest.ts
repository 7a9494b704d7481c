// What a backup contains, written last: a folder without it is not a backup.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { Problem, sentenceOf } from './problem.ts';
import { countDump } from './read-dump.ts';

const MANIFEST = 'manifest.json';
export const DUMP = 'database.sql.gz';

const size = z.int().check(z.minimum(0));
const digest = z.string().check(z.regex(/^[\da-f]{64}$/));

const storedFileSchema = z.object({
  name: z.string().check(z.minLength(1)),
  bytes: size,
  sha256: digest,
  type: z.string(),
  cacheControl: z.string(),
});

const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.string(),
  /** The URL of the project's API. */
  source: z.string(),
  server: z.string(),
  /** The versions of the migrations, oldest first. */
  migrations: z.array(z.string()).check(z.minLength(1)),
  dump: z.object({ bytes: size, sha256: digest }),
  /** Rows by table. */
  tables: z.record(z.string(), size),
  /** Files by bucket. */
  buckets: z.record(z.string(), z.array(storedFileSchema)),
});

export type StoredFile = z.infer<typeof storedFileSchema>;
export type Manifest = z.infer<typeof manifestSchema>;

/** Where a file of a bucket is in a backup. */
export const fileIn = (folder: string, bucket: string, name: string) =>
  join(folder, 'files', bucket, ...name.split('/'));

export async function digestOf(file: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: hash.digest('hex') };
}

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const text = `${JSON.stringify(manifest, null, 1)}\n`;
  await writeFile(join(folder, MANIFEST), text, { mode: 0o600, flush: true });
}

export async function readManifest(folder: string): Promise<Manifest> {
  const file = join(folder, MANIFEST);
  const text = await readFile(file, 'utf8').catch((error) => {
    throw new Problem(`${folder} is not a backup: ${sentenceOf(error)}`);
  });
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch (error) {
    throw new Problem(`${file} is damaged: ${sentenceOf(error).slice(0, 300)}`);
  }
}

const differ = (path: string, found: string, expected: string) =>
  `${path}: ${found} instead of ${expected}`;

/** Reads every byte of a backup. @returns what is missing or differs from its manifest. */
export async function problemsOf(folder: string, manifest: Manifest): Promise<string[]> {
  const problems: string[] = [];
  const dump = join(folder, DUMP);
  try {
    const { bytes, sha256 } = await digestOf(dump);
    if (bytes !== manifest.dump.bytes)
      problems.push(differ(DUMP, `${bytes} bytes`, `${manifest.dump.bytes}`));
    else if (sha256 !== manifest.dump.sha256) problems.push(`${DUMP}: its content has changed`);
    const counts = await countDump(dump);
    for (const name of new Set([...Object.keys(counts), ...Object.keys(manifest.tables)]))
      if (counts[name] !== manifest.tables[name])
        problems.push(
          differ(`${DUMP}, ${name}`, `${counts[name]} rows`, `${manifest.tables[name]}`),
        );
  } catch (error) {
    problems.push(sentenceOf(error));
  }
  for (const [bucket, files] of Object.entries(manifest.buckets))
    for (const file of files) {
      const path = fileIn(folder, bucket, file.name);
      const found = await stat(path).catch(() => undefined);
      if (!found) problems.push(`${bucket}/${file.name}: the file is missing`);
      else if (found.size !== file.bytes)
        problems.push(differ(`${bucket}/${file.name}`, `${found.size} bytes`, `${file.bytes}`));
      else if ((await digestOf(path)).sha256 !== file.sha256)
        problems.push(`${bucket}/${file.name}: its content has changed`);
    }
  return problems;
}
