import { Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { CanAccess, useListContext } from 'react-admin';
import { t } from '#i18n/t.ts';
import type { RecordKind } from '../records/record-kind.ts';
import type { LoadBulkFields } from './use-edit.ts';

const EditFieldsDialog = lazy(() => import('./EditFieldsDialog.tsx'));

type EditFieldsButtonProps = {
  kind: RecordKind;
  /** The fields that make sense for many records, loaded with the dialog. */
  load: LoadBulkFields;
};

/** Edits fields of the selected records. */
export function EditFieldsButton({ kind, load }: EditFieldsButtonProps) {
  const { selectedIds } = useListContext();
  // A refused record stays in the dialog when the selection changes behind it.
  const [ids, setIds] = useState<string[]>();
  return (
    <CanAccess resource={kind.resource} action="edit">
      <Button
        size="small"
        variant="outlined"
        onClick={() => setIds(selectedIds.map(String))}
        aria-haspopup="dialog"
      >
        {t('Edit fields…')}
      </Button>
      {ids && (
        <Suspense fallback={null}>
          <EditFieldsDialog kind={kind} load={load} ids={ids} onClose={() => setIds(undefined)} />
        </Suspense>
      )}
    </CanAccess>
  );
}
