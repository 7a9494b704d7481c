import { cleanEmail } from '@expat-buddy/domain/email-address';
import { cutText } from '@expat-buddy/domain/format/cut-text';
import { Box, Checkbox, FormControlLabel, TextField } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '#i18n/t.ts';
import { ActionDialog } from '#ui/ActionDialog.tsx';
import type { ErasedCounts, PersonData } from './person-counts.ts';
import { erasePerson } from './person-data.ts';

type EraseDialogProps = {
  person: PersonData;
  items: readonly string[];
  onClose: () => void;
  onErased: (counts: ErasedCounts) => void;
};

/** Erasure cannot be undone, so the address has to be typed. */
export function EraseDialog({ person, items, onClose, onErased }: EraseDialogProps) {
  const { address, reviews_by_the_same_name: reviews } = person;
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);

  const erase = async () => {
    const counts = await erasePerson(address, [...chosen]);
    onErased(counts);
    // Erased data appears in many lists.
    void queryClient.invalidateQueries({ refetchType: 'none' });
    void queryClient.invalidateQueries({ queryKey: ['erasures'] });
  };

  return (
    <ActionDialog
      title={t('Erase all that is kept about {address}?', { address })}
      description={t(
        'This is permanently deleted and cannot be restored: {items}. Only a record of when it was erased and by whom is kept, without the address.',
        { items: items.join(', ') || t('nothing else') },
      )}
      confirmLabel={t('Erase')}
      isDanger
      isIncomplete={cleanEmail(typed).toLowerCase() !== address}
      onConfirm={erase}
      onClose={onClose}
    >
      {reviews.length > 0 && (
        <Box role="group" aria-label={t('Reviews of the same name')} sx={{ mt: 1.5 }}>
          {reviews.map((review) => (
            <FormControlLabel
              key={review.id}
              sx={{ alignItems: 'flex-start' }}
              control={
                <Checkbox
                  checked={chosen.includes(review.id)}
                  onChange={(_event, isChecked) =>
                    setChosen(
                      isChecked
                        ? [...chosen, review.id]
                        : chosen.filter((each) => each !== review.id),
                    )
                  }
                />
              }
              label={t('Also the review “{comment}” by {name}', {
                comment: cutText(review.comment, 80),
                name: review.name,
              })}
            />
          ))}
        </Box>
      )}
      <TextField
        label={t('Type the address to confirm')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        autoComplete="off"
        fullWidth
        sx={{ mt: 2 }}
        slotProps={{ htmlInput: { spellCheck: false, autoCapitalize: 'none' } }}
      />
    </ActionDialog>
  );
}
