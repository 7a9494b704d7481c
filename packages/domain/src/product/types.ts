import type { Row } from '../supabase-client.ts';

/** `maker` is a craft or a community; `price` is text with a currency. */
export type Product = Pick<
  Row<'products'>,
  | 'id'
  | 'collection_id'
  | 'name'
  | 'maker'
  | 'place'
  | 'description'
  | 'image'
  | 'gallery'
  | 'price'
  | 'availability'
>;

export type Collection = Pick<
  Row<'product_collections'>,
  'id' | 'title' | 'description' | 'craft' | 'care' | 'legal_note' | 'image'
>;

export type CollectionWithProducts = Collection & { products: Product[] };
