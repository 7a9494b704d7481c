import { pageOf } from '#content-kind-of.ts';
import { EditPage } from '#features/record-editing/EditPage.tsx';
import { t } from '#i18n/t.ts';
import { TravelForm } from './form/TravelForm.tsx';
import { travelLabels } from './form/travel-labels.ts';
import { travelToSave } from './travel-form.ts';
import type { TravelRecord } from './travel-record.ts';

export default function TravelEdit() {
  return (
    <EditPage
      resource="travels"
      title={t('Travel')}
      backTo={t('Travels')}
      titleOf={(travel: TravelRecord) => travel.title}
      pageOf={pageOf('travels')}
      labels={travelLabels}
      transform={travelToSave}
    >
      <TravelForm />
    </EditPage>
  );
}
