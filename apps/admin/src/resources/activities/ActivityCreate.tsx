import { useEffect } from 'react';
import { CreateBase } from 'react-admin';
import { BackLink } from '#ui/page/BackLink.tsx';
import { PageTitle } from '#ui/page/PageTitle.tsx';
import { ActivityForm } from './ActivityForm.tsx';
import { activityToSave } from './activity-form.ts';

export default function ActivityCreate() {
  // Saving leads to the edit page: fetched now, it takes this form's place at once.
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
