import { Autocomplete, TextField } from '@mui/material';
import { useState } from 'react';
import { useDebouncedEvent, useGetList, useInput } from 'react-admin';
import { errorMessage } from '#ui/inputs/form-text.ts';
import type { Subject } from './review-form.ts';

type Titled = { id: string; title: string };
type Choice = Subject & { title: string };

const SHOWN = 25;

function useChoices(kind: Subject['kind'], resource: string, search: string): Choice[] {
  const { data } = useGetList<Titled>(
    resource,
    {
      pagination: { page: 1, perPage: SHOWN },
      sort: { field: 'title', order: 'ASC' },
      filter: search ? { q: search } : {},
      meta: { columns: 'id,title' },
    },
    { placeholderData: (shown) => shown },
  );
  return (data ?? []).map(({ id, title }) => ({ kind, id, title }));
}

const groups = { travel: 'Travels', activity: 'Activities' } as const;

export function SubjectInput() {
  const { field, fieldState } = useInput<Choice | null>({ source: 'subject', defaultValue: null });
  const [search, setSearch] = useState('');
  const changeSearch = useDebouncedEvent((text: string) => setSearch(text.trim()), 250);
  const found = [
    ...useChoices('travel', 'travels', search),
    ...useChoices('activity', 'activities', search),
  ];
  const chosen = field.value || null;
  const isFound = found.some(({ kind, id }) => kind === chosen?.kind && id === chosen.id);
  const choices = chosen && !isFound ? [chosen, ...found] : found;
  return (
    <Autocomplete<Choice>
      options={choices}
      // The server has already filtered.
      filterOptions={(options) => options}
      onInputChange={(_event, text, reason) => changeSearch(reason === 'input' ? text : '')}
      value={chosen}
      onChange={(_event, choice) => field.onChange(choice)}
      onBlur={field.onBlur}
      groupBy={({ kind }) => groups[kind]}
      getOptionLabel={({ title }) => title}
      getOptionKey={({ kind, id }) => `${kind} ${id}`}
      isOptionEqualToValue={(one, other) => one.kind === other.kind && one.id === other.id}
      renderInput={(params) => (
        <TextField
          {...params}
          label="About"
          required
          error={fieldState.error !== undefined}
          helperText={errorMessage(fieldState.error) ?? 'The travel or the activity.'}
        />
      )}
    />
  );
}
