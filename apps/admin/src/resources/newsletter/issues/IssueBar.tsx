import { CanAccess, DeleteWithConfirmButton, useRecordContext } from 'react-admin';
import { RecordHistory } from '#features/record-editing/history/RecordHistory.tsx';
import { SaveBar } from '#ui/form/SaveBar.tsx';
import { ISSUES } from '../newsletter-paths.ts';
import { issueLabels } from './issue-form.ts';

/** Drafts only: a sent issue stays, with its result. */
export function IssueBar() {
  const record = useRecordContext();
  return (
    <>
      <RecordHistory of={ISSUES} labels={issueLabels} />
      <SaveBar>
        {record?.id !== undefined && (
          <CanAccess resource={ISSUES} action="delete">
            <DeleteWithConfirmButton
              mutationMode="pessimistic"
              redirect={() => ISSUES}
              confirmTitle="Delete this issue?"
              confirmColor="warning"
              confirmContent="This cannot be undone."
            />
          </CanAccess>
        )}
      </SaveBar>
    </>
  );
}
