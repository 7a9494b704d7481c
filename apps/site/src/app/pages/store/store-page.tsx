import { InquiryButton } from '#features/inquiry/inquiry-button.tsx';
import { ExamplePricesNote } from '#features/site-settings/example-prices-note.tsx';
import { productQueries } from '#features/store/product-queries.ts';
import { StoreCall } from '#features/store/store-call.tsx';
import { StoreContents } from '#features/store/store-contents.tsx';
import { StoreOpening } from '#features/store/store-opening.tsx';
import { ContentsSkeleton, PlatesSkeleton } from '#features/store/store-skeleton.tsx';
import { useStoreContents } from '#features/store/use-store-contents.ts';
import type { Warm } from '#hydrate/lazy-page.tsx';
import { lazySection } from '#hydrate/lazy-section.tsx';
import { paths } from '#lib/paths.ts';
import { siteSettingsQueries } from '#lib/site-settings/site-settings-queries.ts';
import { storeMessages } from '#messages/company/store.ts';
import { PageMeta } from '#ui/page-meta.tsx';
import { ErrorState, LoadingState } from '#ui/states.tsx';
import { AddToPlan } from '../save/save-section.tsx';

const Sections = lazySection(() => import('./store-sections.tsx'), <PlatesSkeleton />);

export const warm: Warm = ({ client }) =>
  Promise.all([
    client.prefetchQuery(productQueries.list()),
    client.prefetchQuery(productQueries.collections()),
    client.prefetchQuery(siteSettingsQueries.current()),
    Sections.preload(),
    AddToPlan.preload(),
  ]);

export default function StorePage() {
  const { list: text } = storeMessages;
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
          <Sections.Section contents={contents} />
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
