import { allRows } from '../postgrest/all-rows.ts';
import type { DatabaseClient, Row } from '../supabase-client.ts';

const productColumns =
  'id,collection_id,name,maker,place,description,image,gallery,price,availability';
const collectionColumns = 'id,title,description,craft,care,legal_note,image';

/** A thing of the store. `maker` is a craft or a community, `price` text as staff wrote it. */
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

/** All products in the order staff gave them. Throws the client's error, like each call here. */
export async function listProducts(client: DatabaseClient): Promise<Product[]> {
  return allRows((from, to) =>
    client
      .from('products')
      .select(productColumns, { count: 'exact' })
      .order('position', { ascending: true })
      .order('id', { ascending: true })
      .range(from, to),
  );
}

/** All collections in the order staff gave them. */
export async function listCollections(client: DatabaseClient): Promise<Collection[]> {
  return allRows((from, to) =>
    client
      .from('product_collections')
      .select(collectionColumns, { count: 'exact' })
      .order('position', { ascending: true })
      .order('id', { ascending: true })
      .range(from, to),
  );
}

/** One collection with its products in the order staff gave them, or null when there is none. */
export async function getCollection(
  client: DatabaseClient,
  id: string,
): Promise<CollectionWithProducts | null> {
  const { data, error } = await client
    .from('product_collections')
    .select(`${collectionColumns},products!collection_id(${productColumns})`)
    .eq('id', id)
    .order('position', { ascending: true, referencedTable: 'products' })
    .order('id', { ascending: true, referencedTable: 'products' })
    .maybeSingle();
  if (error) throw error;
  return data;
}
