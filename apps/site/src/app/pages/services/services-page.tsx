import { InquiryButton } from '#features/inquiry/inquiry-button.tsx';
import { ServiceIndex } from '#features/services/service-index.tsx';
import { serviceQueries } from '#features/services/service-queries.ts';
import type { Warm } from '#hydrate/lazy-page.tsx';
import { lazySection } from '#hydrate/lazy-section.tsx';
import { useQuery } from '#hydrate/use-query.ts';
import { useHashTarget } from '#lib/hooks/use-hash-target.ts';
import { paths } from '#lib/paths.ts';
import { siteSettingsQueries } from '#lib/site-settings/site-settings-queries.ts';
import { serviceMessages as text } from '#messages/company/services.ts';
import { baseMessages } from '#messages/shell/base.ts';
import { PageMeta } from '#ui/page-meta.tsx';
import { Reveal } from '#ui/reveal.tsx';
import { EmptyState, ErrorState, LoadingState } from '#ui/states.tsx';
import { AddToPlan, Save } from '../save/save-section.tsx';

const Groups = lazySection(() => import('./service-groups.tsx'), <div className="min-h-[300vh]" />);
const Reviews = lazySection(() => import('../reviews/service-reviews.tsx'), null);

export const warm: Warm = async ({ client }) => {
  const { reviewQueries } = await import('#features/reviews/review-queries.ts');
  await Promise.all([
    client.prefetchQuery(serviceQueries.list()),
    client.prefetchQuery(siteSettingsQueries.current()),
    client.prefetchQuery(reviewQueries.ofServices()),
    Groups.preload(),
    Reviews.preload(),
    AddToPlan.preload(),
    Save.preload(),
  ]);
};

export default function ServicesPage() {
  const { common } = baseMessages;
  const { data: services, isPending, refetch } = useQuery(serviceQueries.list());
  useHashTarget();
  return (
    <>
      <PageMeta
        title={text.title}
        description={text.description}
        path={paths.services}
        image="/illustrations/algiers-kasbah-1600.webp"
      />
      <section className="relative overflow-clip bg-sand">
        <div className="zellige absolute inset-0 text-ochre opacity-[0.14]" aria-hidden="true" />
        <div className="page-width relative grid gap-x-16 gap-y-10 py-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:py-20">
          <Reveal isHero>
            <h1 className="max-w-[8.25em] text-display">{text.headline}</h1>
            <p className="mt-6 max-w-[48ch] text-lead">{text.intro}</p>
          </Reveal>
          {isPending && (
            <div className="min-h-[36rem] bg-surface px-9 py-6">
              <LoadingState text={text.loading} />
            </div>
          )}
          {services && services.length > 0 && <ServiceIndex services={services} />}
        </div>
      </section>
      {isPending && <div className="min-h-dvh" aria-hidden="true" />}
      {!isPending && !services && (
        <div className="page-width pt-16">
          <ErrorState text={text.error} onRetry={() => void refetch()} />
        </div>
      )}
      {services?.length === 0 && (
        <div className="page-width pt-16">
          <EmptyState text={text.empty} />
        </div>
      )}
      {services && <Groups.Section />}
      <Reviews.Section />
      <section aria-labelledby="other-service" className="page-width pt-20 pb-8">
        <div className="flex flex-wrap items-center justify-between gap-x-12 gap-y-6 border-y border-line py-10">
          <div>
            <h2 id="other-service" className="text-section">
              {text.other.title}
            </h2>
            <p className="mt-3 text-lead text-muted">{text.other.text}</p>
          </div>
          <div className="flex flex-wrap items-center gap-4">
            <InquiryButton size="large" inquiry={{ serviceType: 'general' }}>
              {common.contactUs}
            </InquiryButton>
            <Save.Section path={paths.services} title={text.title} />
          </div>
        </div>
      </section>
    </>
  );
}
