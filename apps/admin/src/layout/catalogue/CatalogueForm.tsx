import { Box, Skeleton } from '@mui/material';
import { Suspense, useMemo } from 'react';
import { Form, useRecordContext } from 'react-admin';
import { FormBar } from '../FormBar.tsx';
import { validateWith } from '../inputs/validate-with.ts';
import type { CatalogueKind, CatalogueRecord } from './catalogue-kind.ts';

type CatalogueFormProps = {
  kind: CatalogueKind;
  isNew?: boolean;
  resetOptions?: { keepDirtyValues: boolean };
};

export function CatalogueForm({ kind, isNew = false, resetOptions }: CatalogueFormProps) {
  const record = useRecordContext<CatalogueRecord>();
  const validate = useMemo(() => validateWith(kind.schema), [kind]);
  return (
    <Form
      validate={validate}
      defaultValues={isNew ? kind.empty : undefined}
      resetOptions={resetOptions}
      mode="onBlur"
      noValidate
      warnWhenUnsavedChanges
    >
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
          <kind.Inputs />
        </Suspense>
      </Box>
      <FormBar
        resource={kind.resource}
        what={kind.names.one}
        labels={kind.labels}
        whyKept={record && kind.whyKept?.(record)}
      />
    </Form>
  );
}
