import { RecordCreate } from '#features/record-editing/RecordCreate.tsx';
import { t } from '#i18n/t.ts';
import { RecordDrawer } from '#ui/form/RecordDrawer.tsx';
import { PlaceForm } from './PlaceForm.tsx';
import { placeToSave } from './place-form.ts';

export default function PlaceCreate() {
  return (
    <RecordDrawer resource="places" title={t('New place')}>
      <RecordCreate resource="places" transform={placeToSave}>
        <PlaceForm />
      </RecordCreate>
    </RecordDrawer>
  );
}
