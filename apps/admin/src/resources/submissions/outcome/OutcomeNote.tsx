import { lostReasonName } from '@expat-buddy/domain/inquiry/lost-reasons';
import { formatMoney } from '@expat-buddy/domain/proposal/money';
import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { interfaceLanguage } from '#i18n/interface-language.ts';
import { t, translated } from '#i18n/t.ts';
import type { SubmissionRecord } from '../submission.ts';
import { type Value, ValueForm } from './ValueForm.tsx';

type OutcomeNoteProps = {
  submission: SubmissionRecord;
  isSaving: boolean;
  onChangeReason: () => void;
  onValue: (value: Value) => void;
};

function storedValue({ value_minor, value_currency }: SubmissionRecord): Value | null {
  if (value_minor === null) return null;
  return { value_minor, value_currency: value_currency === 'EUR' ? 'EUR' : 'DZD' };
}

function WonNote({ submission, isSaving, onValue }: Omit<OutcomeNoteProps, 'onChangeReason'>) {
  const value = storedValue(submission);
  const [isEditing, setEditing] = useState(false);
  if (!value || isEditing) {
    const save = (changed: Value) => {
      setEditing(false);
      onValue(changed);
    };
    return <ValueForm value={value} isSaving={isSaving} onSave={save} />;
  }
  return (
    <Typography variant="body2" sx={{ mt: 1 }}>
      {t('Value: {value}', {
        value: formatMoney(value.value_minor, value.value_currency, interfaceLanguage),
      })}
      <Button
        size="small"
        aria-label={t('Change the value')}
        onClick={() => setEditing(true)}
        sx={{ ml: 1 }}
      >
        {t('Change')}
      </Button>
    </Typography>
  );
}

/** What a won inquiry is worth, or why it was lost. */
export function OutcomeNote({ onChangeReason, ...rest }: OutcomeNoteProps) {
  const { status, lost_reason } = rest.submission;
  if (status === 'won') return <WonNote {...rest} />;
  if (status !== 'lost') return null;
  return (
    <Typography variant="body2" sx={{ mt: 1 }}>
      {lost_reason
        ? t('Reason: {lostReason}', { lostReason: translated(lostReasonName(lost_reason)) })
        : t('No reason given')}
      <Button size="small" onClick={onChangeReason} sx={{ ml: 1 }}>
        {t('Change')}
      </Button>
    </Typography>
  );
}
