import { Button, LinearProgress, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { locale } from '#i18n/locale.ts';
import { rich, t } from '#i18n/t.ts';
import { StepContent } from './StepContent.tsx';

type SavingProgressProps = {
  /** Such as "Importing". */
  what: string;
  done: number;
  total: number;
  onStop: () => void;
  children?: ReactNode;
};

const figure = new Intl.NumberFormat(locale.dateTag);

export function SavingProgress({ what, done, total, onStop, children }: SavingProgressProps) {
  const id = useId();
  return (
    <StepContent actions={<Button onClick={onStop}>{t('Stop')}</Button>}>
      <Typography id={id} sx={{ mb: 1.5, fontVariantNumeric: 'tabular-nums' }}>
        {t('{what}: {done} of {total}', {
          what,
          done: figure.format(done),
          total: figure.format(total),
        })}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={total === 0 ? 100 : (done / total) * 100}
        aria-labelledby={id}
      />
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1.5 }}>
        {rich('Keep this page open. {note}', { note: children })}
      </Typography>
    </StepContent>
  );
}
