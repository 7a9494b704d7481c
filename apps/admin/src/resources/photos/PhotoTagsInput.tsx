import { Autocomplete, TextField } from '@mui/material';
import { useInput } from 'react-admin';
import { t } from '#i18n/t.ts';
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
          label={t('Tags')}
          error={fieldState.error !== undefined}
          helperText={fieldState.error?.message ?? t('Press Enter after each tag.')}
        />
      )}
    />
  );
}
