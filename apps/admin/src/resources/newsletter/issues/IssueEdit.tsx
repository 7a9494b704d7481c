import { Box } from '@mui/material';
import { useEditContext } from 'react-admin';
import { RecordEdit } from '#features/record-editing/RecordEdit.tsx';
import { t } from '#i18n/t.ts';
import { BackLink } from '#ui/page/BackLink.tsx';
import { PageTitle } from '#ui/page/PageTitle.tsx';
import { RecordLoadFailed, RecordLoading } from '#ui/page/RecordStates.tsx';
import { ISSUES } from '../newsletter-paths.ts';
import { DuplicateIssueButton } from './DuplicateIssueButton.tsx';
import { FixedIssue } from './FixedIssue.tsx';
import { IssueForm } from './IssueForm.tsx';
import { type IssueRecord, issueLabels, issueToSave } from './issue-form.ts';

function Issue() {
  const { record } = useEditContext<IssueRecord>();
  if (!record) return null;
  const isDraft = record.status === 'draft';
  return (
    <>
      <PageTitle title={record.subject || t('No subject yet')} />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          maxWidth: isDraft ? 1320 : 760,
        }}
      >
        <BackLink resource={ISSUES}>{t('Newsletter')}</BackLink>
        <DuplicateIssueButton issue={record} />
      </Box>
      {isDraft ? <IssueForm /> : <FixedIssue issue={record} />}
    </>
  );
}

export default function IssueEdit() {
  return (
    <RecordEdit
      labels={issueLabels}
      transform={issueToSave}
      loading={<RecordLoading title={t('Issue')} />}
      error={<RecordLoadFailed title={t('Issue')} resource={ISSUES} backTo={t('Newsletter')} />}
    >
      <Issue />
    </RecordEdit>
  );
}
