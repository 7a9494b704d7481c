import { Box, Button } from '@mui/material';
import { Fingerprint } from 'lucide-react';
import { CanAccess, useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { t } from '#i18n/t.ts';
import { DeleteRecordButton } from '#ui/form/DeleteRecordButton.tsx';
import { useListPath } from '#ui/record-paths.ts';
import type { SubmissionRecord } from '../submission.ts';

/** For what must not be kept at all. Administrators only. */
export function DeleteSubmissionButton() {
  const listPath = useListPath('submissions');
  const submission = useRecordContext<SubmissionRecord>();
  return (
    <CanAccess resource="submissions" action="delete">
      <Box sx={{ mt: 3, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          component={Link}
          to="/privacy"
          state={{ address: submission?.email }}
          startIcon={<Fingerprint size={18} />}
        >
          {t('Look this person up in Privacy')}
        </Button>
        <DeleteRecordButton
          question={t('Delete this inquiry?')}
          consequence={t(
            'Its notes, history and emails are deleted too. This cannot be undone. To erase everything about a person, use Privacy.',
          )}
          leavesTo={listPath}
        />
      </Box>
    </CanAccess>
  );
}
