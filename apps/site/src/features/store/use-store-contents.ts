import type { Collection, Product } from '@expat-buddy/domain/product/types';
import { useMemo } from 'react';
import { useQuery } from '#hydrate/use-query.ts';
import { productQueries } from './product-queries.ts';

export type StoreItems = {
  collections: (Collection & { count: number })[];
  /** Products without a published collection. */
  pieces: Product[];
};

export function arrange(products: Product[], collections: Collection[]): StoreItems {
  const counted = collections
    .map((collection) => ({
      ...collection,
      count: products.filter(({ collection_id }) => collection_id === collection.id).length,
    }))
    .filter(({ count }) => count > 0);
  const published = new Set<string | null>(collections.map(({ id }) => id));
  return {
    collections: counted,
    pieces: products.filter(({ collection_id }) => !published.has(collection_id)),
  };
}

export function useStoreContents() {
  const products = useQuery(productQueries.list());
  const collections = useQuery(productQueries.collections());
  const contents = useMemo(
    () => products.data && collections.data && arrange(products.data, collections.data),
    [products.data, collections.data],
  );
  return {
    contents,
    isPending: products.isPending || collections.isPending,
    refetch: () => {
      void products.refetch();
      void collections.refetch();
    },
  };
}
