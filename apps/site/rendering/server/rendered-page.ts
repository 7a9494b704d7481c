import type { QueryKey } from '@tanstack/react-query';

export type RenderedPage = {
  /** The route's pattern; the client hydrates the page only for the same route. */
  route: string;
  /** The source file of the page's code, as the manifest names it. */
  source: string | undefined;
  /** Title, meta and links. */
  head: string;
  body: string;
  /** Empty for a page without a canonical address. */
  canonical: string;
  /** The address of the picture that the page names as its own. */
  image: string | undefined;
  /** Not to be indexed. */
  isHidden: boolean;
  /** Paths of this site that the page links to, each once. */
  links: string[];
  /** schema.org */
  structuredData: object | undefined;
  /** The data it was rendered from, and when that was read. */
  queries: { key: QueryKey; data: unknown; updatedAt: number }[];
};

/** A page's path, and when its record or list last changed (ISO). */
export type DatedAddress = { path: string; changedAt: string };

/** The former path of a record whose id has changed, and its present one. */
export type MovedPage = { from: string; to: string };

/** What entry-server.tsx exports. */
export type Renderer = {
  /** Pages whose address needs no record. */
  firstAddresses: readonly string[];
  /** Pages of all published records. */
  recordAddresses: () => Promise<DatedAddress[]>;
  /** When the pages of lists last changed. */
  listTimes: () => Promise<DatedAddress[]>;
  /** Where they lead may be unpublished. */
  movedPages: () => Promise<MovedPage[]>;
  /** An address of no page. */
  notFoundAddress: string;
  /**
   * Renders the page at a path. It depends on the data read for it and on nothing else, neither time nor chance.
   * @param isCached whether a page rendered from this data exists; then nothing is rendered
   * @throws when its data cannot be read: an error page must not be published
   */
  renderPage: (
    path: string,
    isCached: (read: { key: QueryKey; data: unknown }[]) => boolean,
  ) => Promise<RenderedPage | undefined>;
};
