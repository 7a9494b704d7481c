import { Box } from '@mui/material';

type Shown = { name: string; sentence: string };

/** The records that were refused, with the reasons. */
export function FailureList({ failures, label }: { failures: readonly Shown[]; label: string }) {
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{ my: 1, pl: 2.5, maxHeight: 260, overflowY: 'auto', overflowWrap: 'anywhere' }}
    >
      {failures.map(({ name, sentence }, at) => (
        <li key={at}>
          <strong>{name}</strong>: {sentence}
        </li>
      ))}
    </Box>
  );
}
