import { Box } from '@mui/material';
import { wordDifference } from './word-difference.ts';

const looks = {
  added: { component: 'ins', color: 'success.main', textDecoration: 'underline', fontWeight: 500 },
  removed: { component: 'del', color: 'error.main', textDecoration: 'line-through' },
} as const;

/** The changes between two versions of an English text. */
export function WordChanges({ was, is }: { was: string; is: string }) {
  return (
    <Box lang="en" dir="ltr" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {wordDifference(was, is).map(({ text, change }, at) =>
        change === 'same' ? (
          <span key={at}>{text}</span>
        ) : (
          <Box key={at} {...looks[change]}>
            {text}
          </Box>
        ),
      )}
    </Box>
  );
}
