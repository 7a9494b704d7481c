import { savedViewLimits } from '@expat-buddy/domain/saved-view/limits';
import { TextField } from '@mui/material';
import { useState } from 'react';
import { ActionDialog } from '#ui/ActionDialog.tsx';
import { saveView } from './saved-views.ts';

type SaveViewDialogProps = {
  filter: Readonly<Record<string, unknown>>;
  onSaved: () => void;
  onClose: () => void;
};

export function SaveViewDialog({ filter, onSaved, onClose }: SaveViewDialogProps) {
  const [name, setName] = useState('');
  return (
    <ActionDialog
      title="Save this view"
      description="The view, search and filters as they are now. Only you see it."
      confirmLabel="Save view"
      isIncomplete={name.trim() === ''}
      onConfirm={async () => {
        await saveView(name, filter);
        onSaved();
      }}
      onClose={onClose}
    >
      <TextField
        label="Name"
        value={name}
        onChange={(event) => setName(event.target.value)}
        autoFocus
        slotProps={{ htmlInput: { maxLength: savedViewLimits.name.max } }}
        sx={{ mt: 2 }}
      />
    </ActionDialog>
  );
}
