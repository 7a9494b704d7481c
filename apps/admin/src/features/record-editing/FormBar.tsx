import { Typography } from '@mui/material';
import { useContext } from 'react';
import { CanAccess, DeleteWithConfirmButton, useRecordContext } from 'react-admin';
import { SaveBar } from '#ui/form/SaveBar.tsx';
import { DuplicateButton } from './duplicate/DuplicateButton.tsx';
import { RecordHistory } from './history/RecordHistory.tsx';
import { EditedDraft } from './publication/drafts/edited-draft.ts';
import { SaveDraftButton } from './publication/drafts/SaveDraftButton.tsx';

type FormBarProps = {
  resource: string;
  what: string;
  /** Field labels for the history. */
  labels?: Readonly<Record<string, string>>;
  /** Replaces the delete button. */
  whyNotDeletable?: string | undefined;
};

export function FormBar({ resource, what, labels, whyNotDeletable }: FormBarProps) {
  const record = useRecordContext();
  const edited = useContext(EditedDraft);
  const isRelease = record?.status === 'published' && Boolean(edited?.draft);
  const archiveInstead =
    record?.status === undefined ? '' : ' To hide it from visitors, archive it instead.';
  return (
    <>
      {labels && <RecordHistory of={resource} labels={labels} />}
      <SaveBar
        {...(isRelease && { label: 'Release', isReady: true })}
        isBlocked={edited?.isDisputed}
      >
        {edited && <SaveDraftButton edited={edited} />}
        {record?.status !== undefined && labels && (
          <DuplicateButton resource={resource} labels={labels} id={String(record.id)} />
        )}
        {record?.id !== undefined && (
          <CanAccess resource={resource} action="delete">
            {whyNotDeletable ? (
              <Typography variant="body2" color="text.secondary" sx={{ alignSelf: 'center' }}>
                {whyNotDeletable}
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
