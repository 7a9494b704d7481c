import { Autocomplete, TextField } from '@mui/material';
import { useGetList, useInput } from 'react-admin';
import { errorWords } from '#layout/inputs/form-text.ts';
import type { Subject } from './review-form.ts';

type Titled = { id: string; title: string };
type Choice = Subject & { title: string };

/** All records of a kind by title: there are some hundreds, and somebody knows which they want. */
function useChoices(kind: Subject['kind'], resource: string): Choice[] {
  const { data } = useGetList<Titled>(resource, {
    pagination: { page: 1, perPage: 1000 },
    sort: { field: 'title', order: 'ASC' },
    filter: {},
    meta: { columns: 'id,title' },
  });
  return (data ?? []).map(({ id, title }) => ({ kind, id, title }));
}

const groups = { travel: 'Travels', activity: 'Activities' } as const;

/** The travel or the activity a review is about. */
export function SubjectInput() {
  const { field, fieldState } = useInput<Choice | null>({ source: 'subject', defaultValue: null });
  const choices = [...useChoices('travel', 'travels'), ...useChoices('activity', 'activities')];
  return (
    <Autocomplete<Choice>
      options={choices}
      value={field.value || null}
      onChange={(_event, chosen) => field.onChange(chosen)}
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
