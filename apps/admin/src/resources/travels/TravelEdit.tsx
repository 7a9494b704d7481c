import { EditPage } from '#features/record-editing/EditPage.tsx';
import { TravelForm } from './form/TravelForm.tsx';
import { travelLabels } from './form/travel-labels.ts';
import { travelToSave } from './travel-form.ts';
import type { TravelRecord } from './travel-record.ts';

export default function TravelEdit() {
  return (
    <EditPage
      resource="travels"
      title="Travel"
      backTo="Travels"
      titleOf={(travel: TravelRecord) => travel.title}
      pageOf={({ id }) => `/travels/${id}`}
      labels={travelLabels}
      transform={travelToSave}
    >
      <TravelForm />
    </EditPage>
  );
}
