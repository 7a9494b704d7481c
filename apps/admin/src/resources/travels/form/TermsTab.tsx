import { Box } from '@mui/material';
import { SelectInput, useRecordContext } from 'react-admin';

import { RecordChoicesInput } from '#ui/inputs/RecordChoicesInput.tsx';
import { useCreateTag } from './use-create-tag.ts';
import { useTerms } from './use-terms.ts';

type Choice = { id: string; name: string };

/** Until the choices load, offers the record's own one. */
function orOwn(choices: Choice[], isPending: boolean, own: unknown): Choice[] {
  if (!isPending) return choices;
  return typeof own === 'string' ? [{ id: own, name: '…' }] : [];
}

export function TermsTab() {
  const record = useRecordContext();
  const regions = useTerms('regions');
  const types = useTerms('types');
  const tags = useTerms('tags');
  const createTag = useCreateTag();
  return (
    <>
      <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <SelectInput
          source="region_id"
          label="Region"
          choices={orOwn(regions.choices, regions.isPending, record?.region_id)}
          emptyText="No region"
          translateChoice={false}
          helperText={false}
        />
        <SelectInput
          source="type_id"
          label="Main type"
          choices={orOwn(types.choices, types.isPending, record?.type_id)}
          emptyText="No main type"
          translateChoice={false}
          helperText="A road trip gets its own page on the site."
        />
      </Box>
      <RecordChoicesInput
        source="type_ids"
        label="Types"
        choices={types.choices}
        helperText="The site’s type filter finds it under each of these; the main type is added when you save."
      />
      <RecordChoicesInput
        source="tag_ids"
        label="Tags"
        choices={tags.choices}
        onCreate={createTag}
        helperText="A filter with several tags finds it only if it has them all."
      />
    </>
  );
}
