import { SelectInput, useRecordContext } from 'react-admin';
import { SelectFilter } from '#ui/list/SelectFilter.tsx';
import { useCollections } from './use-collections.ts';

/** The collection a product belongs to, or none. */
export function CollectionInput() {
  const { choices, isPending } = useCollections();
  // Until the collections are there, the select holds the record's own, or it would warn of an unknown one.
  const own: unknown = useRecordContext()?.collection_id;
  return (
    <SelectInput
      source="collection_id"
      label="Collection"
      choices={isPending && own ? [{ id: own, name: '…' }] : choices}
      translateChoice={false}
      emptyText="No collection"
      helperText="The store shows it with the rest of its collection."
    />
  );
}

export function CollectionFilter() {
  const { choices } = useCollections();
  return (
    <SelectFilter
      source="collection_id"
      label="Collection"
      any="Any collection"
      choices={choices}
    />
  );
}
