import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  FormGroup,
} from '@mui/material';
import { useState } from 'react';
import { useTerms } from './form/use-terms.ts';

type AddTagsDialogProps = { onClose: () => void; onChosen: (tagIds: string[]) => void };

export default function AddTagsDialog({ onClose, onChosen }: AddTagsDialogProps) {
  const { terms, isPending, error } = useTerms('tags');
  const [chosen, setChosen] = useState<string[]>([]);
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  return (
    <Dialog open onClose={onClose} aria-labelledby="add-tags-title" maxWidth="xs" fullWidth>
      <DialogTitle id="add-tags-title">Add tags to the selected travels</DialogTitle>
      <DialogContent>
        {isPending && 'Loading…'}
        {error && 'The tags could not be read.'}
        <FormGroup sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr' }}>
          {terms.map(({ id, title }) => (
            <FormControlLabel
              key={id}
              label={title}
              control={<Checkbox checked={chosen.includes(id)} onChange={() => toggle(id)} />}
            />
          ))}
        </FormGroup>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="contained" disabled={chosen.length === 0} onClick={() => onChosen(chosen)}>
          Add
        </Button>
      </DialogActions>
    </Dialog>
  );
}
