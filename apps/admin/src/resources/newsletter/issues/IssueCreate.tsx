import { useEffect } from 'react';
import { RecordCreate } from '#features/record-editing/RecordCreate.tsx';
import { t } from '#i18n/t.ts';
import { BackLink } from '#ui/page/BackLink.tsx';
import { PageTitle } from '#ui/page/PageTitle.tsx';
import { ISSUES } from '../newsletter-paths.ts';
import { IssueForm } from './IssueForm.tsx';
import { issueToSave } from './issue-form.ts';

export default function IssueCreate() {
  // Preloads the edit page, which opens after saving.
  useEffect(() => {
    void import('./IssueEdit.tsx').catch(() => {});
  }, []);
  return (
    <RecordCreate resource={ISSUES} hasPage transform={issueToSave}>
      <PageTitle title={t('New issue')} />
      <BackLink resource={ISSUES}>{t('Newsletter')}</BackLink>
      <IssueForm />
    </RecordCreate>
  );
}
