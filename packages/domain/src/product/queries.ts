import { inLanguage } from '../language/in-language.ts';
import { translatedColumns } from '../language/translated-columns.ts';
import { allRows } from '../postgrest/all-rows.ts';
import type { DatabaseClient } from '../supabase-client.ts';
import type { Collection, CollectionWithProducts, Product } from './types.ts';

const productColumns =
  'id,collection_id,name~,maker~,place~,description~,image,gallery,price~en,availability';
const collectionColumns = 'id,title~,description~,craft~,care~,legal_note~,image';

/** All products by position. Throws the client's error, like each query here. */
export async function listProducts(client: DatabaseClient): Promise<Product[]> {
  const rows = await allRows((from, to) =>
    client
      .from('products')
      .select(translatedColumns(client, productColumns), { count: 'exact' })
      .order('position', { ascending: true })
      .order('id', { ascending: true })
      .range(from, to),
  );
  return inLanguage(rows);
}

/** All collections by position. */
export async function listCollections(client: DatabaseClient): Promise<Collection[]> {
  const rows = await allRows((from, to) =>
    client
      .from('product_collections')
      .select(translatedColumns(client, collectionColumns), { count: 'exact' })
      .order('position', { ascending: true })
      .order('id', { ascending: true })
      .range(from, to),
  );
  return inLanguage(rows);
}

/** One collection with its products by position, or null when it does not exist. */
export async function getCollection(
  client: DatabaseClient,
  id: string,
): Promise<CollectionWithProducts | null> {
  const { data, error } = await client
    .from('product_collections')
    .select(
      translatedColumns(client, `${collectionColumns},products!collection_id(${productColumns})`),
    )
    .eq('id', id)
    .order('position', { ascending: true, referencedTable: 'products' })
    .order('id', { ascending: true, referencedTable: 'products' })
    .maybeSingle();
  if (error) throw error;
  return inLanguage(data);
}
