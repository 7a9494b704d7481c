import { Box, Skeleton } from '@mui/material';
import { Suspense, useMemo } from 'react';
import { useRecordContext } from 'react-admin';
import { FormBar } from '#features/record-editing/FormBar.tsx';
import { RecordForm } from '#features/record-editing/RecordForm.tsx';
import { validateWith } from '#ui/inputs/validate-with.ts';
import type { CatalogueKind, CatalogueRecord } from './catalogue-kind.ts';

export function CatalogueForm({ kind }: { kind: CatalogueKind }) {
  const record = useRecordContext<CatalogueRecord>();
  const validate = useMemo(() => validateWith(kind.schema), [kind]);
  return (
    <RecordForm validate={validate} empty={kind.empty}>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
          <kind.Inputs />
        </Suspense>
      </Box>
      <FormBar
        resource={kind.resource}
        what={kind.names.one}
        labels={kind.labels}
        canDuplicate={kind.canDuplicate}
        whyNotDeletable={record && kind.whyNotDeletable?.(record)}
      />
    </RecordForm>
  );
}
