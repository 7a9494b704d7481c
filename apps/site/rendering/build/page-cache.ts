// A build's index of its pages, so that the next one renders only those whose data has changed.
import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

export type Page = {
  path: string;
  /** Empty for a page without a canonical address. */
  canonical: string;
  /** The address of its picture. */
  image: string | null;
  isHidden: boolean;
  links: string[];
  /** Its file in the build's folder; null for a link to no page. */
  file: string | null;
};

export type CachedPage = Page & {
  /** Digest of the code and the data it was rendered from. */
  key: string;
  /** The file as it was written. */
  written: Written | null;
};

type Written = { size: number; at: number; digest: string };

export const digestOf = (content: string | Buffer) => hash('sha256', content, 'base64url');

export function describeFile(target: string, digest: string): Written {
  const { size, mtimeMs } = statSync(target);
  return { size, at: mtimeMs, digest };
}

/** The file, if its content is unchanged. Copying a folder changes its times. */
export function findIntact(target: string, written: Written): Written | undefined {
  const stat = statSync(target, { throwIfNoEntry: false });
  if (stat?.size !== written.size) return undefined;
  const isSame = stat.mtimeMs === written.at || digestOf(readFileSync(target)) === written.digest;
  return isSame ? { ...written, at: stat.mtimeMs } : undefined;
}

type Index = { buildId: string; pages: readonly CachedPage[] };

/** The pages of the last build; none if its code was different. */
export function readPageCache(indexFile: string, buildId: string): Map<string, CachedPage> {
  try {
    const index = JSON.parse(readFileSync(indexFile, 'utf8')) as Index;
    const pages = index.buildId === buildId ? index.pages : [];
    return new Map(pages.map((page) => [page.path, page]));
  } catch {
    return new Map();
  }
}

export function writePageCache(
  indexFile: string,
  buildId: string,
  pages: readonly CachedPage[],
): void {
  mkdirSync(dirname(indexFile), { recursive: true });
  writeFileSync(indexFile, JSON.stringify({ buildId, pages } satisfies Index));
}
