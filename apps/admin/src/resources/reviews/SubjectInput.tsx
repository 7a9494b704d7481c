import { Autocomplete, TextField } from '@mui/material';
import { useState } from 'react';
import { useDebouncedEvent, useGetList, useInput } from 'react-admin';
import { errorWords } from '#ui/inputs/form-text.ts';
import type { Subject } from './review-form.ts';

type Titled = { id: string; title: string };
type Choice = Subject & { title: string };

const SHOWN = 25;

/** The first records of a kind by title that hold what was typed. */
function useChoices(kind: Subject['kind'], resource: string, words: string): Choice[] {
  const { data } = useGetList<Titled>(
    resource,
    {
      pagination: { page: 1, perPage: SHOWN },
      sort: { field: 'title', order: 'ASC' },
      filter: words ? { q: words } : {},
      meta: { columns: 'id,title' },
    },
    { placeholderData: (shown) => shown },
  );
  return (data ?? []).map(({ id, title }) => ({ kind, id, title }));
}

const groups = { travel: 'Travels', activity: 'Activities' } as const;

/** The travel or the activity a review is about. */
export function SubjectInput() {
  const { field, fieldState } = useInput<Choice | null>({ source: 'subject', defaultValue: null });
  const [words, setWords] = useState('');
  const search = useDebouncedEvent((text: string) => setWords(text.trim()), 250);
  const found = [
    ...useChoices('travel', 'travels', words),
    ...useChoices('activity', 'activities', words),
  ];
  const chosen = field.value || null;
  const isFound = found.some(({ kind, id }) => kind === chosen?.kind && id === chosen.id);
  const choices = chosen && !isFound ? [chosen, ...found] : found;
  return (
    <Autocomplete<Choice>
      options={choices}
      // The server has looked for what was typed, in every spelling.
      filterOptions={(options) => options}
      onInputChange={(_event, text, reason) => search(reason === 'input' ? text : '')}
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
          helperText={errorWords(fieldState.error) ?? 'The travel or the activity.'}
        />
      )}
    />
  );
}
