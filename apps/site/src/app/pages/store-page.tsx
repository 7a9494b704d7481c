import { InquiryButton } from '#features/inquiry/inquiry-button.tsx';
import { ExamplePricesNote } from '#features/site-settings/example-prices-note.tsx';
import { CollectionTeaser } from '#features/store/collection-teaser.tsx';
import { ProductPlate, platePlace } from '#features/store/product-plate.tsx';
import { productQueries } from '#features/store/product-queries.ts';
import { StoreCall } from '#features/store/store-call.tsx';
import { StoreContents } from '#features/store/store-contents.tsx';
import { StoreOpening } from '#features/store/store-opening.tsx';
import { ContentsSkeleton, PlatesSkeleton } from '#features/store/store-skeleton.tsx';
import { type StoreItems, useStoreContents } from '#features/store/use-store-contents.ts';
import { distinctPictures } from '#lib/distinct-pictures.ts';
import { useStoreMessages } from '#lib/messages/store-messages.ts';
import { paths } from '#lib/paths.ts';
import { siteSettingsQueries } from '#lib/site-settings-queries.ts';
import { useHashTarget } from '#lib/use-hash-target.ts';
import type { Warm } from '#rendering/hydrate/lazy-page.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { Reveal } from '#ui/reveal.tsx';
import { EmptyState, ErrorState, LoadingState } from '#ui/states.tsx';
import { AskForProduct } from './ask-for-product.tsx';
import { AddToPlan } from './save/save-section.tsx';

export const warm: Warm = ({ client }) =>
  Promise.all([
    client.prefetchQuery(productQueries.list()),
    client.prefetchQuery(productQueries.collections()),
    client.prefetchQuery(siteSettingsQueries.current()),
    AddToPlan.preload(),
  ]);

export default function StorePage() {
  const { list: text } = useStoreMessages();
  const { contents, isPending, refetch } = useStoreContents();
  return (
    <>
      <PageMeta
        title={text.title}
        description={text.description}
        path={paths.store}
        image="/illustrations/medina-market-1600.webp"
      />
      <StoreOpening>
        {isPending && <ContentsSkeleton />}
        {contents && (
          <>
            <StoreContents collections={contents.collections} products={contents.pieces} />
            <div className="mt-4">
              <ExamplePricesNote>{text.examples}</ExamplePricesNote>
            </div>
          </>
        )}
      </StoreOpening>
      <div className="pt-16 lg:pt-24">
        {contents ? (
          <StoreSections contents={contents} />
        ) : isPending ? (
          <>
            <div className="page-width">
              <LoadingState text={text.loading} />
            </div>
            <PlatesSkeleton />
          </>
        ) : (
          <div className="page-width">
            <ErrorState text={text.error} onRetry={refetch} />
          </div>
        )}
      </div>
      <StoreCall title={text.callTitle} text={text.callText} next={text.callNext}>
        <InquiryButton size="large" inquiry={{ serviceType: 'general' }}>
          {text.callButton}
        </InquiryButton>
      </StoreCall>
    </>
  );
}

function StoreSections({ contents: { collections, pieces } }: { contents: StoreItems }) {
  const { list: text } = useStoreMessages();
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
