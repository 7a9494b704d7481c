import { CanAccess, useRecordContext } from 'react-admin';
import { RecordHistory } from '#features/record-editing/history/RecordHistory.tsx';
import { t } from '#i18n/t.ts';
import { DeleteRecordButton } from '#ui/form/DeleteRecordButton.tsx';
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
            <DeleteRecordButton
              question={t('Delete this issue?')}
              consequence={t('This cannot be undone.')}
              leavesTo={`/${ISSUES}`}
            />
          </CanAccess>
        )}
      </SaveBar>
    </>
  );
}
