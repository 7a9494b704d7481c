import type { Collection, Product } from '@expat-buddy/domain/product/types';
import { paths } from '#lib/paths.ts';
import { englishMark } from '#lib/text/english-mark.ts';
import { storeMessages } from '#messages/company/store.ts';
import { AppLink } from '#ui/app-link.tsx';

type StoreContentsProps = {
  collections: (Collection & { count: number })[];
  products: Product[];
};

const line = 'group flex min-h-11 items-baseline gap-2 py-2 underline-offset-4 hover:text-sea';
const leader = 'mb-[0.3em] min-w-4 flex-1 border-b-2 border-dotted border-line';

export function StoreContents({ collections, products }: StoreContentsProps) {
  const { list: text, item, collection: collectionText } = storeMessages;
  return (
    <nav aria-label={text.contents} className="border-t-2 border-ochre pt-4">
      <h2 className="text-title">{text.contents}</h2>
      <ul className="tabular mt-2 leading-snug">
        {collections.map((collection) => (
          <li key={collection.id}>
            <AppLink to={paths.collection(collection.id)} className={line}>
              <span
                {...englishMark(collection, 'title')}
                className="min-w-0 font-medium group-hover:underline"
              >
                {collection.title}
              </span>
              <span className={leader} />
              <span className="shrink-0 text-small text-muted">
                {collectionText.pieces(collection.count)}
              </span>
            </AppLink>
          </li>
        ))}
        {products.map((product, index) => (
          <li key={product.id}>
            <AppLink to={`${paths.store}#${product.id}`} className={line}>
              <span className="w-6 shrink-0 text-muted">{index + 1}</span>
              <span {...englishMark(product, 'name')} className="min-w-0 group-hover:underline">
                {product.name}
              </span>
              <span className={leader} />
              <span className="shrink-0 text-small text-muted">
                {product.price || item.onRequest}
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
