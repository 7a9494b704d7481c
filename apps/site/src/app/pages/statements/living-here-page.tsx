import { type GuideTopic, guideTopics } from '@expat-buddy/domain/guide-entry/topics';
import type { GuideEntry } from '@expat-buddy/domain/guide-entry/types';
import { GuideNav } from '#features/guide/guide-nav.tsx';
import { guideQueries } from '#features/guide/guide-queries.ts';
import { GuideTopicSection } from '#features/guide/guide-topic-section.tsx';
import { serviceQueries } from '#features/services/service-queries.ts';
import { paths } from '#lib/paths.ts';
import { guideMessages as text } from '#messages/guide/guide.ts';
import { baseMessages } from '#messages/shell/base.ts';
import type { Warm } from '#rendering/hydrate/lazy-page.tsx';
import { useQuery } from '#rendering/hydrate/use-query.ts';
import { ListStates } from '#ui/list-states.tsx';
import { Save } from '../save/save-section.tsx';
import { HelpfulServices } from './helpful-services.tsx';
import { StatementsPage } from './statements-page.tsx';

export const warm: Warm = ({ client }) =>
  Promise.all([
    client.prefetchQuery(guideQueries.list()),
    client.prefetchQuery(serviceQueries.list()),
    Save.preload(),
  ]);

export default function LivingHerePage() {
  const { footer } = baseMessages;
  const query = useQuery(guideQueries.list());
  return (
    <StatementsPage
      path={paths.livingHere}
      text={text}
      related={{ text: text.beforeYouCome, to: paths.entryPapers, label: footer.entryPapers }}
    >
      <ListStates query={query} text={text}>
        {(entries) => <Guide entries={entries} />}
      </ListStates>
    </StatementsPage>
  );
}

function Guide({ entries }: { entries: GuideEntry[] }) {
  const of = (topic: GuideTopic) => entries.filter((entry) => entry.topic === topic);
  const topics = guideTopics.filter((topic) => of(topic).length > 0);
  return (
    <div className="mt-8 gap-x-16 lg:mt-12 lg:grid lg:grid-cols-[12rem_minmax(0,1fr)] print:block">
      <GuideNav topics={topics} />
      <div>
        {topics.map((topic) => (
          <GuideTopicSection key={topic} topic={topic} entries={of(topic)}>
            <HelpfulServices topic={topic} />
          </GuideTopicSection>
        ))}
      </div>
    </div>
  );
}
