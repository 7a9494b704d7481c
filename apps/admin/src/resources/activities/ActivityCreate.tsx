import { useEffect } from 'react';
import { CreateBase } from 'react-admin';
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
      <PageTitle title="Add an activity" />
      <BackLink resource="activities">Activities</BackLink>
      <ActivityForm />
    </CreateBase>
  );
}
