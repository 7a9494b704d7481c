import {
  getCollection,
  listCollections,
  listProducts,
} from '@expat-buddy/domain/product/product-calls';
import { queryOptions } from '@tanstack/react-query';
import { database } from '#lib/supabase.ts';

export const productQueries = {
  list: () =>
    queryOptions({
      queryKey: ['products', 'list'],
      queryFn: () => listProducts(database),
    }),
  collections: () =>
    queryOptions({
      queryKey: ['product-collections', 'list'],
      queryFn: () => listCollections(database),
    }),
  /** A collection with its products. */
  collection: (id: string) =>
    queryOptions({
      queryKey: ['product-collections', 'detail', id],
      queryFn: () => getCollection(database, id),
    }),
};
