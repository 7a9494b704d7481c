import { EditDrawer } from '#features/record-editing/EditDrawer.tsx';
import { t } from '#i18n/t.ts';
import { PlaceForm } from './PlaceForm.tsx';
import { placeLabels, placeToSave } from './place-form.ts';

export default function PlaceEdit() {
  return (
    <EditDrawer
      resource="places"
      title={t('Edit the place')}
      labels={placeLabels}
      transform={placeToSave}
    >
      <PlaceForm />
    </EditDrawer>
  );
}
