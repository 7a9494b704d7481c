import type { Activity } from '@expat-buddy/domain/activity/types';
import { pageOf } from '#content-kind-of.ts';
import { EditPage } from '#features/record-editing/EditPage.tsx';
import { t } from '#i18n/t.ts';
import { ActivityForm } from './ActivityForm.tsx';
import { activityLabels, activityToSave } from './activity-form.ts';

export default function ActivityEdit() {
  return (
    <EditPage
      resource="activities"
      title={t('Activity')}
      backTo={t('Activities')}
      titleOf={(activity: Activity) => activity.title}
      pageOf={pageOf('activities')}
      labels={activityLabels}
      transform={activityToSave}
    >
      <ActivityForm />
    </EditPage>
  );
}
