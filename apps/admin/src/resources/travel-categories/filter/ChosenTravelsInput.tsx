import { Alert, Autocomplete, Button, TextField } from '@mui/material';
import { useDeferredValue, useState } from 'react';
import { useGetList, useGetMany } from 'react-admin';
import { t } from '#i18n/t.ts';
import { nameColumns, shownNameOf } from '#providers/data/shown-name.ts';

type Named = { id: string; title: string; shown?: string | null };
type ChosenTravelsInputProps = {
  ids: string[];
  /** A stored empty list, which matches nothing. */
  isNone: boolean;
  onChange: (ids: string[] | undefined) => void;
};

export function ChosenTravelsInput({ ids, isNone, onChange }: ChosenTravelsInputProps) {
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed);
  const found = useGetList<Named>('travels', {
    pagination: { page: 1, perPage: 20 },
    sort: { field: 'title', order: 'ASC' },
    filter: { q: search || undefined },
    meta: { columns: `id,${nameColumns()}` },
  });
  const chosen = useGetMany<Named>('travels', { ids, meta: { columns: `id,${nameColumns()}` } });
  const known = new Map(
    [...(found.data ?? []), ...(chosen.data ?? [])]
      // Unknown ids are undefined.
      .filter((travel) => travel !== undefined)
      .map((travel) => [travel.id, shownNameOf(travel)]),
  );
  const nameOf = (id: string) =>
    known.get(id) ?? (chosen.isPending ? '…' : t('{id} (no such travel)', { id }));

  return (
    <>
      {isNone && (
        <Alert
          severity="warning"
          variant="outlined"
          action={
            <Button color="inherit" size="small" onClick={() => onChange(undefined)}>
              {t('Remove')}
            </Button>
          }
        >
          {t('The stored list of travels is empty, so the page shows none.')}
        </Alert>
      )}
      <Autocomplete
        multiple
        filterSelectedOptions
        options={(found.data ?? []).map(({ id }) => id)}
        // The server has already filtered.
        filterOptions={(options) => options.filter((id) => !ids.includes(id))}
        loading={found.isFetching}
        value={ids}
        onChange={(_event, chosenNow) => onChange(chosenNow)}
        inputValue={typed}
        onInputChange={(_event, text) => setTyped(text)}
        getOptionLabel={nameOf}
        renderInput={(params) => (
          <TextField
            {...params}
            label={t('Only these travels')}
            helperText={t('Leave empty for any travel that matches the conditions above.')}
          />
        )}
      />
    </>
  );
}
