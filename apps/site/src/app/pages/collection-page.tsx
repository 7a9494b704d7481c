import type { CollectionWithProducts } from '@expat-buddy/domain/product/types';
import { useQuery } from '@tanstack/react-query';
import { InquiryButton } from '#features/inquiry/inquiry-button.tsx';
import { ExamplePricesNote } from '#features/site-settings/example-prices-note.tsx';
import { CollectionOpening } from '#features/store/collection-opening.tsx';
import {
  CarePart,
  CollectionPart,
  CraftPart,
  LegalNote,
} from '#features/store/collection-story.tsx';
import { KnifeDrawing } from '#features/store/knife-drawing.tsx';
import { PieceRow } from '#features/store/piece-row.tsx';
import { productQueries } from '#features/store/product-queries.ts';
import { StoreCall } from '#features/store/store-call.tsx';
import { useStoreMessages } from '#lib/messages/store-messages.ts';
import { paths } from '#lib/paths.ts';
import { shareImage } from '#lib/share-image.ts';
import { siteSettingsQueries } from '#lib/site-settings-queries.ts';
import { useHashTarget } from '#lib/use-hash-target.ts';
import type { PageProps, Warm } from '#rendering/hydrate/lazy-page.tsx';
import { Missing } from '#ui/missing-section.ts';
import { PageMeta } from '#ui/page-meta.tsx';
import { EmptyState, LoadingState } from '#ui/states.tsx';
import { AskForProduct } from './ask-for-product.tsx';
import { AddToPlan } from './save/save-section.tsx';

const KNIVES = 'boussaada-knives';

export const warm: Warm = ({ client, params: { id = KNIVES } }) =>
  Promise.all([
    client.prefetchQuery(productQueries.collection(id)),
    client.prefetchQuery(siteSettingsQueries.current()),
    AddToPlan.preload(),
  ]);

export default function CollectionPage({ params: { id = KNIVES } }: PageProps) {
  const { collection: text } = useStoreMessages();
  const { data: collection, isPending, isError, refetch } = useQuery(productQueries.collection(id));
  const back = { to: paths.store, label: text.back };

  if (isPending) {
    return (
      <div className="page-width min-h-dvh pt-16">
        <LoadingState text={text.loading}>
          <div className="ms-auto aspect-[3/2] animate-pulse bg-sand lg:w-2/3" />
        </LoadingState>
      </div>
    );
  }
  if (isError && !collection) {
    return <Missing.Section text={text.error} back={back} onRetry={() => void refetch()} />;
  }
  if (!collection) return <Missing.Section text={text.notFound} back={back} />;
  return <CollectionContent collection={collection} />;
}

function CollectionContent({ collection }: { collection: CollectionWithProducts }) {
  const { collection: text } = useStoreMessages();
  return (
    <article>
      <PageMeta
        title={collection.title}
        description={collection.description || text.description(collection.title)}
        path={paths.collection(collection.id)}
        image={shareImage(collection.image)}
      />
      <CollectionOpening collection={collection} />
      <CraftPart craft={collection.craft}>{collection.id === KNIVES && <KnifeDrawing />}</CraftPart>
      <CollectionPart id="pieces" title={text.piecesTitle}>
        <Pieces collection={collection} />
      </CollectionPart>
      <CarePart care={collection.care} />
      <LegalNote note={collection.legal_note} />
      <StoreCall title={text.callTitle} text={text.callText}>
        <InquiryButton
          size="large"
          inquiry={{
            serviceType: 'general',
            serviceLabel: collection.title,
            message: text.callMessage(collection.title),
          }}
        >
          {text.callButton}
        </InquiryButton>
      </StoreCall>
    </article>
  );
}

function Pieces({ collection: { products } }: { collection: CollectionWithProducts }) {
  const { collection: text, list } = useStoreMessages();
  const target = useHashTarget();
  if (products.length === 0) return <EmptyState text={text.empty} />;
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {products.map((product) => (
          <li key={product.id}>
            <PieceRow product={product} isTarget={target === product.id}>
              <AskForProduct product={product} />
            </PieceRow>
          </li>
        ))}
      </ul>
      <div className="mt-5">
        <ExamplePricesNote>{list.examples}</ExamplePricesNote>
      </div>
    </>
  );
}
