import { SelectInput, useRecordContext } from 'react-admin';
import { t } from '#i18n/t.ts';
import { SelectFilter } from '#ui/list/SelectFilter.tsx';
import { useCollections } from './use-collections.ts';

export function CollectionInput() {
  const { choices, isPending } = useCollections();
  // Until the collections load, offers the record's own one, or MUI warns of an unknown value.
  const own: unknown = useRecordContext()?.collection_id;
  return (
    <SelectInput
      source="collection_id"
      label={t('Collection')}
      choices={isPending && own ? [{ id: own, name: '…' }] : choices}
      translateChoice={false}
      emptyText={t('No collection')}
      helperText={t('The store shows it with the rest of its collection.')}
    />
  );
}

export function CollectionFilter() {
  const { choices } = useCollections();
  return (
    <SelectFilter
      source="collection_id"
      label={t('Collection')}
      any={t('Any collection')}
      choices={choices}
    />
  );
}
