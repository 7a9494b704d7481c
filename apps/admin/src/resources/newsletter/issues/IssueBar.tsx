import { CanAccess, DeleteWithConfirmButton, useRecordContext } from 'react-admin';
import { RecordHistory } from '#features/record-editing/history/RecordHistory.tsx';
import { t } from '#i18n/t.ts';
import { toList } from '#ui/form/leave-to-list.ts';
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
              redirect={toList(ISSUES)}
              confirmTitle={t('Delete this issue?')}
              confirmColor="warning"
              confirmContent={t('This cannot be undone.')}
            />
          </CanAccess>
        )}
      </SaveBar>
    </>
  );
}
