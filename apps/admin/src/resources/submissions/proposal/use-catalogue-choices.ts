import type { CatalogueKind } from '@expat-buddy/domain/proposal/catalogue';
import { useGetList } from 'react-admin';
import { nameColumns, shownNameOf } from '#providers/data/shown-name.ts';

export type CatalogueChoice = { kind: CatalogueKind; id: string; title: string };

const SHOWN = 15;

function useChoicesOf(
  resource: string,
  kind: CatalogueKind,
  search: string,
  title: 'title' | 'name' = 'title',
): CatalogueChoice[] {
  const { data } = useGetList<{ id: string; title?: string; name?: string; shown?: string | null }>(
    resource,
    {
      pagination: { page: 1, perPage: SHOWN },
      sort: { field: title, order: 'ASC' },
      filter: { status: 'published', ...(search && { q: search }) },
      meta: { columns: `id,${nameColumns(title)}` },
    },
    { placeholderData: (shown) => shown },
  );
  return (data ?? []).map((record) => ({ kind, id: record.id, title: shownNameOf(record) }));
}

/** Published records that the search finds, by kind. */
export function useCatalogueChoices(search: string): CatalogueChoice[] {
  const travels = useChoicesOf('travels', 'travel', search);
  const activities = useChoicesOf('activities', 'activity', search);
  const vehicles = useChoicesOf('vehicles', 'vehicle', search, 'name');
  const services = useChoicesOf('services', 'service', search);
  return [...travels, ...activities, ...vehicles, ...services];
}
