import { Button, LinearProgress, Typography } from '@mui/material';
import { useId } from 'react';
import { StepContent } from './StepContent.tsx';

type ImportProgressProps = { what: string; done: number; total: number; onStop: () => void };

const figure = new Intl.NumberFormat('en-GB');

export function ImportProgress({ what, done, total, onStop }: ImportProgressProps) {
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
        Keep this page open. If it is interrupted, import the same file again: what is saved already
        counts as unchanged.
      </Typography>
    </StepContent>
  );
}
