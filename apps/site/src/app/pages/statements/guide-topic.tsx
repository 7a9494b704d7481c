import { type GuideTopic, guideTopics } from '@expat-buddy/domain/guide-entry/topics';
import { guideQueries } from '#features/guide/guide-queries.ts';
import { GuideTopicSection } from '#features/guide/guide-topic-section.tsx';
import { useQuery } from '#hydrate/use-query.ts';
import { HelpfulServices } from './helpful-services.tsx';

export default function Topic({ topic }: { topic: GuideTopic }) {
  const { data: entries = [] } = useQuery(guideQueries.list());
  const first = guideTopics.find((known) => entries.some((entry) => entry.topic === known));
  return (
    <GuideTopicSection
      topic={topic}
      entries={entries.filter((entry) => entry.topic === topic)}
      isFirst={topic === first}
    >
      <HelpfulServices topic={topic} />
    </GuideTopicSection>
  );
}
