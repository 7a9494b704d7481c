import { Alert } from '@mui/material';
import type { ReactNode } from 'react';
import type { Publishing } from './publishing.ts';
import { publishingStatus } from './publishing-status.ts';

type PublishingLineProps = { publishing: Publishing; action?: ReactNode };

export function PublishingLine({ publishing, action }: PublishingLineProps) {
  const { severity, sentence } = publishingStatus(publishing);
  return (
    <Alert severity={severity} role="status" action={action} sx={{ overflowWrap: 'anywhere' }}>
      {sentence}
    </Alert>
  );
}
