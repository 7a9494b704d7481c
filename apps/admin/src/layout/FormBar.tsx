import { Box } from '@mui/material';
import { CanAccess, DeleteWithConfirmButton, SaveButton, useRecordContext } from 'react-admin';

type FormBarProps = { resource: string; what: string };

/** Save, and delete for those who may. It stays in sight while a long form scrolls. */
export function FormBar({ resource, what }: FormBarProps) {
  const record = useRecordContext();
  return (
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
          <DeleteWithConfirmButton
            mutationMode="pessimistic"
            redirect={() => resource}
            confirmTitle={`Delete this ${what}?`}
            confirmContent="It cannot be brought back. To hide it from visitors, archive it instead."
          />
        </CanAccess>
      )}
    </Box>
  );
}
