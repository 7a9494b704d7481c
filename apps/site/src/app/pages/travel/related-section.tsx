import type { Travel } from '@expat-buddy/domain/travel/types';
import { RelatedTravels } from '#features/travels/related-travels.tsx';
import { travelQueries } from '#features/travels/travel-queries.ts';
import { useQuery } from '#hydrate/use-query.ts';
import { travelMessages } from '#messages/trips/travel.ts';

export default function RelatedSection({ travel }: { travel: Travel }) {
  const { travel: text } = travelMessages;
  const { data, isPending } = useQuery(travelQueries.related(travel));
  return <RelatedTravels title={text.related} travels={data} isPending={isPending} />;
}
