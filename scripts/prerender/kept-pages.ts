// What an earlier build wrote down about its pages, so that the next renders only those whose data changed.
import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** What the build knows of a page once it is written. */
export type Page = {
  path: string;
  /** The address that the page calls its own; empty when it has none. */
  canonical: string;
  isHidden: boolean;
  links: string[];
  /** Its file in the folder of the build; none for a link that leads nowhere. */
  file: string | null;
};

export type KeptPage = Page & {
  /** Of the code and the data that it was made from. */
  key: string;
  /** What its file looked like when it was written. */
  written: Written | null;
};

type Written = { size: number; at: number; digest: string };

export const digestOf = (content: string | Buffer) => hash('sha256', content, 'base64url');

export function describeFile(target: string, digest: string): Written {
  const { size, mtimeMs } = statSync(target);
  return { size, at: mtimeMs, digest };
}

/** The file, if it is still what was written; a folder that was copied has other times. */
export function findIntact(target: string, written: Written): Written | undefined {
  const stat = statSync(target, { throwIfNoEntry: false });
  if (stat?.size !== written.size) return undefined;
  const isSame = stat.mtimeMs === written.at || digestOf(readFileSync(target)) === written.digest;
  return isSame ? { ...written, at: stat.mtimeMs } : undefined;
}

type Index = { buildId: string; pages: readonly KeptPage[] };

/** Pages made by the same code; none where there is no index, or one of other code. */
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
