import type { CollectionWithProducts } from '@expat-buddy/domain/product/types';
import { InquiryButton } from '#features/inquiry/inquiry-button.tsx';
import { ExamplePricesNote } from '#features/site-settings/example-prices-note.tsx';
import {
  CareSection,
  CollectionSection,
  CraftSection,
  LegalNote,
} from '#features/store/collection-story.tsx';
import { KnifeDrawing } from '#features/store/knife-drawing.tsx';
import { PieceRow } from '#features/store/piece-row.tsx';
import { productQueries } from '#features/store/product-queries.ts';
import { StoreCall } from '#features/store/store-call.tsx';
import { useQuery } from '#hydrate/use-query.ts';
import { useHashTarget } from '#lib/hooks/use-hash-target.ts';
import { storeMessages } from '#messages/company/store.ts';
import { EmptyState } from '#ui/states.tsx';
import { AskForProduct } from './ask-for-product.tsx';

const KNIVES = 'boussaada-knives';

/** Everything after the collection's picture. */
export default function CollectionRest({ id }: { id: string }) {
  const { collection: text } = storeMessages;
  const { data: collection } = useQuery(productQueries.collection(id));
  if (!collection) return null;
  return (
    <>
      <CraftSection collection={collection}>
        {collection.id === KNIVES && <KnifeDrawing />}
      </CraftSection>
      <CollectionSection id="pieces" title={text.piecesTitle}>
        <Pieces collection={collection} />
      </CollectionSection>
      <CareSection collection={collection} />
      <LegalNote collection={collection} />
      <StoreCall title={text.callTitle} text={text.callText}>
        <InquiryButton
          size="large"
          inquiry={{
            serviceType: 'general',
            serviceLabel: collection.title,
            recordId: collection.id,
            message: text.callMessage(collection.title),
          }}
        >
          {text.callButton}
        </InquiryButton>
      </StoreCall>
    </>
  );
}

function Pieces({ collection: { products } }: { collection: CollectionWithProducts }) {
  const { collection: text, list } = storeMessages;
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
