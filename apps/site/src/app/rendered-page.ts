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
  /** Where a walk over all links begins: every page whose address needs no record. */
  firstAddresses: readonly string[];
  /** An address that leads nowhere. */
  lostAddress: string;
  /**
   * The page at a path of the site, as somebody without JavaScript reads it.
   * @throws when its data cannot be read: a page that says so must not be published.
   */
  renderPage: (path: string) => Promise<RenderedPage>;
};
