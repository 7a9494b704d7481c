import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { FilePen } from 'lucide-react';
import { useEditContext, useNotify } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { t } from '#i18n/t.ts';
import { useHeldFocus } from '#ui/form/use-held-focus.ts';
import { refuseHalfTyped } from '#ui/inputs/DateField.tsx';
import { draftQuery, saveDraft } from './draft-changes.ts';
import { draftOf } from './draft-difference.ts';
import type { EditedDraft } from './edited-draft.ts';

/** Keeps the changes of a published record from visitors until somebody releases them. */
export function SaveDraftButton({ edited }: { edited: EditedDraft }) {
  const { record } = useEditContext();
  const { handleSubmit, reset } = useFormContext();
  const { isDirty, isSubmitting } = useFormState();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const held = useHeldFocus(!isDirty || isSubmitting || Boolean(edited.isDisputed));
  if (!record || (record.status !== 'published' && !edited.draft)) return null;

  const save = handleSubmit(async (values) => {
    try {
      const cleaned = ((await edited.transform?.(values)) ?? values) as Record<string, unknown>;
      const draft = draftOf(cleaned, record);
      if (Object.keys(draft.changes).length === 0) {
        return notify(t('Nothing differs from what is published.'), { type: 'info' });
      }
      await saveDraft(edited.record, draft, edited.draft);
      reset(values);
      await queryClient.refetchQueries(draftQuery(edited.record));
      notify(t('Draft saved. Visitors do not see it yet.'), { type: 'success' });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
  });
  return (
    <Button
      variant="outlined"
      {...held}
      onClick={({ currentTarget }) => {
        if (held['aria-disabled'] || refuseHalfTyped(currentTarget.closest('form'))) return;
        void save();
      }}
      startIcon={<FilePen size={18} />}
    >
      {t('Save as draft')}
    </Button>
  );
}
