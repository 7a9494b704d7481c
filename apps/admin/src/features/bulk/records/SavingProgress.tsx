import { Button, LinearProgress, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { StepContent } from './StepContent.tsx';

type SavingProgressProps = {
  /** Such as "Importing". */
  what: string;
  done: number;
  total: number;
  onStop: () => void;
  children?: ReactNode;
};

const figure = new Intl.NumberFormat('en-GB');

export function SavingProgress({ what, done, total, onStop, children }: SavingProgressProps) {
  const id = useId();
  return (
    <StepContent actions={<Button onClick={onStop}>Stop</Button>}>
      <Typography id={id} sx={{ mb: 1.5, fontVariantNumeric: 'tabular-nums' }}>
        {what}: {figure.format(done)} of {figure.format(total)}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={total === 0 ? 100 : (done / total) * 100}
        aria-labelledby={id}
      />
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1.5 }}>
        Keep this page open. {children}
      </Typography>
    </StepContent>
  );
}
