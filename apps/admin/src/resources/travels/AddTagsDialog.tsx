import { Checkbox, FormControlLabel, FormGroup } from '@mui/material';
import { useState } from 'react';
import { t } from '#i18n/t.ts';
import { ActionDialog } from '#ui/ActionDialog.tsx';
import { useTerms } from './form/use-terms.ts';

type AddTagsDialogProps = {
  onClose: () => void;
  onChosen: (tagIds: string[]) => Promise<unknown>;
};

export default function AddTagsDialog({ onClose, onChosen }: AddTagsDialogProps) {
  const { choices, isPending, error } = useTerms('tags');
  const [chosen, setChosen] = useState<string[]>([]);
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  return (
    <ActionDialog
      title={t('Add tags to the selected travels')}
      confirmLabel={t('Add')}
      isIncomplete={chosen.length === 0}
      onConfirm={() => onChosen(chosen)}
      onClose={onClose}
    >
      {isPending && t('Loading…')}
      {error && t('The tags could not be read.')}
      <FormGroup sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr' }}>
        {choices.map(({ id, name }) => (
          <FormControlLabel
            key={id}
            label={name}
            control={<Checkbox checked={chosen.includes(id)} onChange={() => toggle(id)} />}
          />
        ))}
      </FormGroup>
    </ActionDialog>
  );
}
