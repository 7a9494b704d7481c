import { SelectInput, useGetList, useRecordContext } from 'react-admin';
import { t } from '#i18n/t.ts';
import { EVERY_ROW } from '#providers/data/long-page.ts';
import { guideEntryLabels } from './guide-entry-form.ts';

type ListedService = { id: string; title: string };

/** The site shows the services of a topic's entries below them. */
export function ServiceInput() {
  const { data, isPending } = useGetList<ListedService>(
    'services',
    {
      pagination: EVERY_ROW,
      sort: { field: 'position', order: 'ASC' },
      filter: {},
      meta: { columns: 'id,title,position' },
    },
    { staleTime: 60_000 },
  );
  // Until the services load, offers the record's own one, or MUI warns of an unknown value.
  const own: unknown = useRecordContext()?.service_id;
  const listed = (data ?? []).map(({ id, title }) => ({ id, name: title }));
  return (
    <SelectInput
      source="service_id"
      label={guideEntryLabels.service_id}
      choices={isPending && own ? [{ id: own, name: '…' }] : listed}
      translateChoice={false}
      emptyText={t('None')}
      helperText={t('Visitors find it below the topic.')}
    />
  );
}
