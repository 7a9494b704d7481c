import { guideTopics } from '@expat-buddy/domain/guide-entry/topics';
import type { GuideEntry } from '@expat-buddy/domain/guide-entry/types';
import { GuideNav } from '#features/guide/guide-nav.tsx';
import { guideQueries } from '#features/guide/guide-queries.ts';
import { serviceQueries } from '#features/services/service-queries.ts';
import type { Warm } from '#hydrate/lazy-page.tsx';
import { lazySection } from '#hydrate/lazy-section.tsx';
import { useQuery } from '#hydrate/use-query.ts';
import { paths } from '#lib/paths.ts';
import { guideMessages as text } from '#messages/guide/guide.ts';
import { baseMessages } from '#messages/shell/base.ts';
import { ListStates } from '#ui/list-states.tsx';
import { Save } from '../save/save-section.tsx';
import { StatementsPage } from './statements-page.tsx';

export const warm: Warm = ({ client }) =>
  Promise.all([
    client.prefetchQuery(guideQueries.list()),
    client.prefetchQuery(serviceQueries.list()),
    Save.preload(),
    Topic.preload(),
  ]);

/** Hydrated one at a time: together they would block a phone for half a second. */
const Topic = lazySection(() => import('./guide-topic.tsx'), <div className="min-h-dvh" />);

export default function LivingHerePage() {
  const { guides } = baseMessages;
  const query = useQuery(guideQueries.list());
  return (
    <StatementsPage
      path={paths.livingHere}
      text={text}
      related={{ text: text.beforeYouCome, to: paths.entryPapers, label: guides.entryPapers }}
    >
      <ListStates query={query} text={text}>
        {(entries) => <Guide entries={entries} />}
      </ListStates>
    </StatementsPage>
  );
}

function Guide({ entries }: { entries: GuideEntry[] }) {
  const topics = guideTopics.filter((topic) => entries.some((entry) => entry.topic === topic));
  return (
    <div className="mt-8 gap-x-16 lg:mt-12 lg:grid lg:grid-cols-[12rem_minmax(0,1fr)] print:block">
      <GuideNav topics={topics} />
      <div>
        {topics.map((topic) => (
          <Topic.Section key={topic} topic={topic} />
        ))}
      </div>
    </div>
  );
}
