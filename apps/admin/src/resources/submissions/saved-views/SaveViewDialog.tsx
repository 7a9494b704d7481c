import { savedViewLimits } from '@expat-buddy/domain/saved-view/limits';
import { savedViewSchema } from '@expat-buddy/domain/saved-view/schema';
import { TextField } from '@mui/material';
import { useState } from 'react';
import { t } from '#i18n/t.ts';
import { ActionDialog } from '#ui/ActionDialog.tsx';
import { saveView } from './saved-views.ts';

type SaveViewDialogProps = {
  filter: Readonly<Record<string, unknown>>;
  onSaved: () => void;
  onClose: () => void;
};

export function SaveViewDialog({ filter, onSaved, onClose }: SaveViewDialogProps) {
  const [name, setName] = useState('');
  const view = savedViewSchema.safeParse({ name });
  return (
    <ActionDialog
      title={t('Save this view')}
      description={t('The view, search and filters as they are now. Only you see it.')}
      confirmLabel={t('Save view')}
      isIncomplete={!view.success}
      onConfirm={async () => {
        if (view.success) await saveView(view.data.name, filter);
        onSaved();
      }}
      onClose={onClose}
    >
      <TextField
        label={t('Name')}
        value={name}
        onChange={(event) => setName(event.target.value)}
        autoFocus
        slotProps={{ htmlInput: { maxLength: savedViewLimits.name.max } }}
        sx={{ mt: 2 }}
      />
    </ActionDialog>
  );
}
