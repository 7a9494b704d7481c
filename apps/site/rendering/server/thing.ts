import type { Row } from '@expat-buddy/domain/supabase-client';
import { shareImage } from '#lib/pictures/share-image.ts';

/** A node of schema.org's structured data. */
export type Thing = {
  '@type': string | string[];
  offers?: (Thing & { price?: number }) | undefined;
  [property: string]: unknown;
};
export type Settings = Row<'site_settings'> | null;

/** Turns a path into the site's full address. */
export type Address = (path: string) => string;

export const imageOf = (path: string, address: Address) => {
  const image = shareImage(path);
  // Files have no language prefix: their path replaces that of the address.
  return image && new URL(image, address('/')).href;
};

export const algeria: Thing = { '@type': 'Country', name: 'Algeria' };
