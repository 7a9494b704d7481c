import {
  type LostReason,
  lostReasonNames,
  lostReasons,
} from '@expat-buddy/domain/inquiry/lost-reasons';
import { FormControlLabel, Radio, RadioGroup } from '@mui/material';
import { useState } from 'react';
import { t, translated } from '#i18n/t.ts';
import { ActionDialog } from '#ui/ActionDialog.tsx';

type LostReasonDialogProps = {
  reason?: string | null;
  confirmLabel?: string;
  onChoose: (reason: LostReason) => void;
  onClose: () => void;
};

/** Asks why inquiries were lost, for the reports. */
export function LostReasonDialog(props: LostReasonDialogProps) {
  const { reason, confirmLabel = t('Set to Lost'), onChoose, onClose } = props;
  const [chosen, setChosen] = useState(lostReasons.find((known) => known === reason));
  return (
    <ActionDialog
      title={t('Why was it lost?')}
      confirmLabel={confirmLabel}
      isIncomplete={!chosen}
      onConfirm={async () => chosen && onChoose(chosen)}
      onClose={onClose}
    >
      <RadioGroup
        aria-label={t('Reason')}
        value={chosen ?? ''}
        onChange={(event) => setChosen(lostReasons.find((known) => known === event.target.value))}
      >
        {lostReasons.map((known) => (
          <FormControlLabel
            key={known}
            value={known}
            control={<Radio />}
            label={translated(lostReasonNames[known])}
          />
        ))}
      </RadioGroup>
    </ActionDialog>
  );
}
