import { type GuideTopic, guideTopics } from '@expat-buddy/domain/guide-entry/topics';
import type { GuideEntry } from '@expat-buddy/domain/guide-entry/types';
import { useQuery } from '@tanstack/react-query';
import { GuideNav } from '#features/guide/guide-nav.tsx';
import { guideQueries } from '#features/guide/guide-queries.ts';
import { GuideTopicSection } from '#features/guide/guide-topic-section.tsx';
import { serviceQueries } from '#features/services/service-queries.ts';
import { useMessages } from '#lib/messages/base-messages.ts';
import { useGuideMessages } from '#lib/messages/guide-messages.ts';
import { paths } from '#lib/paths.ts';
import { useHashTarget } from '#lib/use-hash-target.ts';
import type { Warm } from '#rendering/hydrate/lazy-page.tsx';
import { AppLink } from '#ui/app-link.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { EmptyState, ErrorState, LoadingState } from '#ui/states.tsx';
import { HelpfulServices } from './living-here/helpful-services.tsx';
import { Save } from './save/save-section.tsx';

export const warm: Warm = ({ client }) =>
  Promise.all([
    client.prefetchQuery(guideQueries.list()),
    client.prefetchQuery(serviceQueries.list()),
    Save.preload(),
  ]);

export default function LivingHerePage() {
  const text = useGuideMessages();
  const { footer } = useMessages();
  const { data: entries, isPending, refetch } = useQuery(guideQueries.list());
  useHashTarget();
  return (
    <>
      <PageMeta
        title={text.title}
        description={text.description}
        path={paths.livingHere}
        image="/illustrations/algiers-kasbah-1600.webp"
      />
      <div className="page-width pt-10 pb-16 lg:pt-16">
        <h1 className="text-display">{text.heading}</h1>
        <p className="mt-6 max-w-[58ch] text-lead text-muted">{text.intro}</p>
        <p className="mt-3 max-w-[66ch]">
          {text.beforeYouCome}{' '}
          <AppLink
            to={paths.entryPapers}
            className="text-sea underline underline-offset-4 hover:text-sea-strong"
          >
            {footer.entryPapers}
          </AppLink>
        </p>
        {isPending && (
          <div className="min-h-dvh">
            <LoadingState text={text.loading} />
          </div>
        )}
        {!isPending && !entries && <ErrorState text={text.error} onRetry={() => void refetch()} />}
        {entries?.length === 0 && <EmptyState text={text.empty} />}
        {entries && entries.length > 0 && <Guide entries={entries} />}
        <div className="mt-4">
          <Save.Section path={paths.livingHere} title={text.title} />
        </div>
      </div>
    </>
  );
}

function Guide({ entries }: { entries: GuideEntry[] }) {
  const { data: services = [] } = useQuery(serviceQueries.list());
  const of = (topic: GuideTopic) => entries.filter((entry) => entry.topic === topic);
  const topics = guideTopics.filter((topic) => of(topic).length > 0);
  return (
    <div className="mt-8 grid gap-x-16 gap-y-10 lg:mt-12 lg:grid-cols-[12rem_minmax(0,1fr)] print:block">
      <GuideNav topics={topics} />
      <div>
        {topics.map((topic) => (
          <GuideTopicSection key={topic} topic={topic} entries={of(topic)}>
            <HelpfulServices
              topic={topic}
              services={services.filter(({ id }) =>
                of(topic).some(({ service_id }) => service_id === id),
              )}
            />
          </GuideTopicSection>
        ))}
      </div>
    </div>
  );
}
