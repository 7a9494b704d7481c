import { useEffect } from 'react';
import { CreateBase } from 'react-admin';
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
    <CreateBase
      mutationMode="pessimistic"
      transform={activityToSave}
      redirect={(_resource, id) => `activities/edit/${id}`}
    >
      <PageTitle title={t('Add an activity')} />
      <BackLink resource="activities">{t('Activities')}</BackLink>
      <ActivityForm />
    </CreateBase>
  );
}
