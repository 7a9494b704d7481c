import { useEffect } from 'react';
import { RecordCreate } from '#features/record-editing/RecordCreate.tsx';
import { t } from '#i18n/t.ts';
import { BackLink } from '#ui/page/BackLink.tsx';
import { PageTitle } from '#ui/page/PageTitle.tsx';
import { ActivityForm } from './ActivityForm.tsx';
import { activityToSave } from './activity-form.ts';

export default function ActivityCreate() {
  // Preloads the edit page, which opens after saving.
  useEffect(() => {
    void import('./ActivityEdit.tsx').catch(() => {});
  }, []);
  return (
    <RecordCreate resource="activities" hasPage transform={activityToSave}>
      <PageTitle title={t('Add an activity')} />
      <BackLink resource="activities">{t('Activities')}</BackLink>
      <ActivityForm />
    </RecordCreate>
  );
}
