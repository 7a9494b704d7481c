import { getCollection, listCollections, listProducts } from '@expat-buddy/domain/product/queries';
import { queryOptions } from '@tanstack/react-query';
import { database } from '#lib/supabase.ts';

export const productQueries = {
  list: () =>
    queryOptions({
      queryKey: ['products', 'list'],
      queryFn: async () => listProducts(await database()),
    }),
  collections: () =>
    queryOptions({
      queryKey: ['product-collections', 'list'],
      queryFn: async () => listCollections(await database()),
    }),
  collection: (id: string) =>
    queryOptions({
      queryKey: ['product-collections', 'detail', id],
      queryFn: async () => getCollection(await database(), id),
    }),
};
