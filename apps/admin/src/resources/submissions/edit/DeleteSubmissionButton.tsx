import { Box } from '@mui/material';
import { CanAccess, DeleteWithConfirmButton } from 'react-admin';
import { t } from '#i18n/t.ts';
import { toList } from '#ui/form/leave-to-list.ts';
import { useListPath } from '#ui/record-paths.ts';

/** For what must not be kept at all. Administrators only. */
export function DeleteSubmissionButton() {
  const listPath = useListPath('submissions');
  return (
    <CanAccess resource="submissions" action="delete">
      <Box sx={{ mt: 3 }}>
        <DeleteWithConfirmButton
          mutationMode="pessimistic"
          redirect={toList(listPath)}
          confirmTitle={t('Delete this inquiry?')}
          confirmColor="warning"
          confirmContent={t(
            'Its notes, history and emails are deleted too. This cannot be undone. To erase everything about a person, use Privacy.',
          )}
        />
      </Box>
    </CanAccess>
  );
}
