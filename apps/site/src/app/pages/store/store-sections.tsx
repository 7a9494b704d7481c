import { CollectionTeaser } from '#features/store/collection-teaser.tsx';
import { ProductPlate, platePlace } from '#features/store/product-plate.tsx';
import type { StoreItems } from '#features/store/use-store-contents.ts';
import { useHashTarget } from '#lib/hooks/use-hash-target.ts';
import { distinctPictures } from '#lib/pictures/distinct-pictures.ts';
import { storeMessages } from '#messages/company/store.ts';
import { Reveal } from '#ui/reveal.tsx';
import { EmptyState } from '#ui/states.tsx';
import { AskForProduct } from './ask-for-product.tsx';

type StoreSectionsProps = {
  /** From the page, where it can be newer than the prerendered section. */
  contents: StoreItems;
};

export default function StoreSections({ contents: { collections, pieces } }: StoreSectionsProps) {
  const { list: text } = storeMessages;
  const target = useHashTarget();
  const pictures = distinctPictures(pieces);
  if (collections.length === 0 && pieces.length === 0) {
    return (
      <div className="page-width">
        <EmptyState text={text.empty} />
      </div>
    );
  }
  return (
    <>
      {collections.map((collection) => (
        <CollectionTeaser key={collection.id} collection={collection} count={collection.count} />
      ))}
      {pieces.length > 0 && (
        <section className="page-width pt-20 lg:pt-28" aria-labelledby="single-pieces">
          <h2 id="single-pieces" className="text-section">
            {text.pieces}
          </h2>
          <ul className="mt-10 grid gap-x-12 gap-y-16 lg:grid-cols-12 lg:gap-y-20">
            {pieces.map((product, index) => (
              <Reveal as="li" key={product.id} className={platePlace(index + 1)}>
                <ProductPlate
                  product={product}
                  picture={pictures.get(product.id) ?? product.image}
                  number={index + 1}
                  isTarget={target === product.id}
                >
                  <AskForProduct product={product} />
                </ProductPlate>
              </Reveal>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
