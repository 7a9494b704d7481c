import { CreateBase } from 'react-admin';
import { BackLink } from '#layout/BackLink.tsx';
import { PageTitle } from '#layout/PageTitle.tsx';
import { ActivityForm } from './ActivityForm.tsx';
import { activityToSave } from './activity-form.ts';

export default function ActivityAdd() {
  return (
    <CreateBase
      mutationMode="pessimistic"
      transform={activityToSave}
      redirect={(_resource, id) => `activities/edit/${id}`}
    >
      <PageTitle title="Add an activity" />
      <BackLink resource="activities">Activities</BackLink>
      <ActivityForm isNew />
    </CreateBase>
  );
}
