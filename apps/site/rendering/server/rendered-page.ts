import type { QueryKey } from '@tanstack/react-query';

export type RenderedPage = {
  /** The route's pattern, so that nobody takes the page over for another. */
  route: string;
  /** The source of its own code. */
  file: string | undefined;
  /** Title, meta and links. */
  head: string;
  body: string;
  /** What search engines are told beside the words (schema.org). */
  facts: object | undefined;
  /** What was read for it, and when. */
  queries: { key: QueryKey; data: unknown; updatedAt: number }[];
};

/** What the build asks of the site (render-page.tsx). */
export type Renderer = {
  /** Every page whose address needs no record. */
  firstAddresses: readonly string[];
  /** The pages of all published records: lists show a part of them at a time. */
  recordAddresses: () => Promise<string[]>;
  /** An address that leads nowhere. */
  lostAddress: string;
  /**
   * The page at a path of the site, as somebody without JavaScript reads it. A page is made from what was read
   * for it and from nothing else, neither the time nor chance.
   * @param isKept whether a page made from just this is there already; then nothing is rendered
   * @throws when its data cannot be read: a page that says so must not be published.
   */
  renderPage: (
    path: string,
    isKept: (read: { key: QueryKey; data: unknown }[]) => boolean,
  ) => Promise<RenderedPage | undefined>;
};
