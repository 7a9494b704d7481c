import { Alert } from '@mui/material';
import type { ReactNode } from 'react';
import type { Publishing } from './publishing.ts';
import { publishingWords } from './publishing-labels.ts';

type PublishingLineProps = { publishing: Publishing; action?: ReactNode };

/** One line: whether the public pages hold the last change. */
export function PublishingLine({ publishing, action }: PublishingLineProps) {
  const { severity, sentence } = publishingWords(publishing);
  return (
    <Alert severity={severity} role="status" action={action} sx={{ overflowWrap: 'anywhere' }}>
      {sentence}
    </Alert>
  );
}
