import { Autocomplete, TextField } from '@mui/material';
import { useInput } from 'react-admin';
import { asTags } from './photo-form.ts';
import { useTags } from './use-tags.ts';

/** A typed tag counts without pressing Enter. */
export function PhotoTagsInput() {
  const { field, fieldState } = useInput<string[]>({ source: 'tags', defaultValue: [] });
  const inUse = useTags();
  return (
    <Autocomplete
      multiple
      freeSolo
      autoSelect
      filterSelectedOptions
      options={inUse}
      value={asTags(field.value)}
      onChange={(_event, tags) => field.onChange(asTags(tags))}
      onBlur={field.onBlur}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Tags"
          error={fieldState.error !== undefined}
          helperText={fieldState.error?.message ?? 'Press Enter after each tag.'}
        />
      )}
    />
  );
}
