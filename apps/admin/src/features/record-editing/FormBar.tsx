import { Typography } from '@mui/material';
import { CanAccess, DeleteWithConfirmButton, useRecordContext } from 'react-admin';
import { RecordHistory } from './history/RecordHistory.tsx';
import { SaveBar } from '#ui/form/SaveBar.tsx';

type FormBarProps = {
  resource: string;
  what: string;
  /** The fields as people call them, for the history above the bar. */
  labels?: Readonly<Record<string, string>>;
  /** Said in place of the delete button. */
  whyKept?: string | undefined;
};

/** What was changed before, Save, and delete for those who may. */
export function FormBar({ resource, what, labels, whyKept }: FormBarProps) {
  const record = useRecordContext();
  const archiveInstead =
    record?.status === undefined ? '' : ' To hide it from visitors, archive it instead.';
  return (
    <>
      {labels && <RecordHistory of={resource} labels={labels} />}
      <SaveBar>
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
                confirmColor="warning"
                confirmContent={`Administrators can restore it from Deleted for a while.${archiveInstead}`}
              />
            )}
          </CanAccess>
        )}
      </SaveBar>
    </>
  );
}
