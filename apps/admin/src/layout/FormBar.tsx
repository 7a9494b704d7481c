import { Box, Typography } from '@mui/material';
import { CanAccess, DeleteWithConfirmButton, SaveButton, useRecordContext } from 'react-admin';
import { RecordHistory } from './history/RecordHistory.tsx';

type FormBarProps = {
  resource: string;
  what: string;
  /** The fields as people call them, for the history above the bar. */
  labels?: Readonly<Record<string, string>>;
  /** Said in place of the delete button. */
  whyKept?: string | undefined;
};

/** Save, and delete for those who may. It stays in sight while a long form scrolls. */
export function FormBar({ resource, what, labels, whyKept }: FormBarProps) {
  const record = useRecordContext();
  const archiveInstead =
    record?.status === undefined ? '' : ' To hide it from visitors, archive it instead.';
  return (
    <>
      {labels && <RecordHistory of={resource} labels={labels} />}
      <Box
        sx={{
          position: 'sticky',
          bottom: 0,
          zIndex: 2,
          display: 'flex',
          justifyContent: 'space-between',
          gap: 2,
          mt: 3,
          py: 1.5,
          bgcolor: 'background.paper',
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        <SaveButton label="Save" alwaysEnable={record?.id === undefined} />
        {record?.id !== undefined && (
          <CanAccess resource={resource} action="delete">
            {whyKept ? (
              <Typography variant="body2" color="text.secondary" sx={{ alignSelf: 'center' }}>
                {whyKept}
              </Typography>
            ) : (
              <DeleteWithConfirmButton
                mutationMode="pessimistic"
                redirect={() => resource}
                confirmTitle={`Delete this ${what}?`}
                confirmContent={`Administrators can bring it back for a time, under Deleted.${archiveInstead}`}
              />
            )}
          </CanAccess>
        )}
      </Box>
    </>
  );
}
