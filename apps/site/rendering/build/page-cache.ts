// Notes of a build on its pages, so that the next one renders only those whose data has changed.
import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** What a build knows about a page that it has written. */
export type Page = {
  path: string;
  /** The address that the page calls its own; empty when it has none. */
  canonical: string;
  isHidden: boolean;
  links: string[];
  /** Its file in the build's folder; none for a link that leads nowhere. */
  file: string | null;
};

export type KeptPage = Page & {
  /** A digest of the code and the data that it was made from. */
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

/** The file, if its content is still what was written. The times of a copied folder differ. */
export function findIntact(target: string, written: Written): Written | undefined {
  const stat = statSync(target, { throwIfNoEntry: false });
  if (stat?.size !== written.size) return undefined;
  const isSame = stat.mtimeMs === written.at || digestOf(readFileSync(target)) === written.digest;
  return isSame ? { ...written, at: stat.mtimeMs } : undefined;
}

type Index = { buildId: string; pages: readonly KeptPage[] };

/** The pages of the last build, or none if it was made by different code. */
export function readKeptPages(indexFile: string, buildId: string): Map<string, KeptPage> {
  try {
    const index = JSON.parse(readFileSync(indexFile, 'utf8')) as Index;
    const pages = index.buildId === buildId ? index.pages : [];
    return new Map(pages.map((page) => [page.path, page]));
  } catch {
    return new Map();
  }
}

export function writeKeptPages(
  indexFile: string,
  buildId: string,
  pages: readonly KeptPage[],
): void {
  mkdirSync(dirname(indexFile), { recursive: true });
  writeFileSync(indexFile, JSON.stringify({ buildId, pages } satisfies Index));
}
