import { type RaRecord, useGetList } from 'react-admin';

type Term = { id: string; title: string };
type Facts = { id: string; duration: string; groupSize: string };

function useAll<RecordType extends RaRecord>(resource: string, columns: string, sort: string) {
  const { data } = useGetList<RecordType>(
    resource,
    {
      pagination: { page: 1, perPage: 1000 },
      sort: { field: sort, order: 'ASC' },
      filter: {},
      meta: { columns },
    },
    { staleTime: 60_000 },
  );
  return data ?? [];
}

const distinct = (texts: string[]) =>
  [...new Set(texts.filter(Boolean))].sort((one, other) =>
    one.localeCompare(other, 'en', { numeric: true }),
  );

/** What a filter can ask for, as the travels have it: titles of terms, durations, group sizes. */
export function useTravelWords() {
  const titles = (terms: Term[]) => terms.map(({ title }) => title);
  const facts = useAll<Facts>('travels', 'id,duration,groupSize', 'title');
  return {
    region: titles(useAll<Term>('regions', 'id,title,position', 'position')),
    type: titles(useAll<Term>('types', 'id,title,position', 'position')),
    tags: titles(useAll<Term>('tags', 'id,title,position', 'position')),
    duration: distinct(facts.map(({ duration }) => duration)),
    groupSize: distinct(facts.map(({ groupSize }) => groupSize)),
  };
}
