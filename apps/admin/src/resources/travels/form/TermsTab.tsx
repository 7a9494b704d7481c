import { Box } from '@mui/material';
import { BooleanInput, SelectInput, useRecordContext } from 'react-admin';
import { t } from '#i18n/t.ts';
import { RecordChoicesInput } from '#ui/inputs/RecordChoicesInput.tsx';
import { travelLabels } from './travel-labels.ts';
import { useCreateTag } from './use-create-tag.ts';
import { useTerms } from './use-terms.ts';

type Choice = { id: string; name: string };

/** Until the choices load, offers the record's own one. */
function orOwn(choices: Choice[], isPending: boolean, own: unknown): Choice[] {
  if (!isPending) return choices;
  return typeof own === 'string' ? [{ id: own, name: '…' }] : [];
}

export function RegionInput() {
  const record = useRecordContext();
  const { choices, isPending } = useTerms('regions');
  return (
    <SelectInput
      source="region_id"
      label={travelLabels.region_id}
      choices={orOwn(choices, isPending, record?.region_id)}
      emptyText={t('No region')}
      translateChoice={false}
      helperText={false}
    />
  );
}

export function InSouthInput() {
  return (
    <BooleanInput
      source="in_south"
      label={travelLabels.in_south}
      helperText={t(
        'Shows the entry papers for the south, such as the visa on arrival, although the region lies outside it.',
      )}
    />
  );
}

export function MainTypeInput() {
  const record = useRecordContext();
  const { choices, isPending } = useTerms('types');
  return (
    <SelectInput
      source="type_id"
      label={travelLabels.type_id}
      choices={orOwn(choices, isPending, record?.type_id)}
      emptyText={t('No main type')}
      translateChoice={false}
      helperText={t('A road trip gets its own page on the site.')}
    />
  );
}

export function TypesInput() {
  const { choices } = useTerms('types');
  return (
    <RecordChoicesInput
      source="type_ids"
      label={t('Types')}
      choices={choices}
      helperText={t(
        'The site’s type filter finds it under each of these; the main type is added when you save.',
      )}
    />
  );
}

export function TagsInput() {
  const { choices } = useTerms('tags');
  const createTag = useCreateTag();
  return (
    <RecordChoicesInput
      source="tag_ids"
      label={t('Tags')}
      choices={choices}
      onCreate={createTag}
      helperText={t('A filter with several tags finds it only if it has them all.')}
    />
  );
}

export function TermsTab() {
  return (
    <>
      <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <RegionInput />
        <MainTypeInput />
      </Box>
      <InSouthInput />
      <TypesInput />
      <TagsInput />
    </>
  );
}
