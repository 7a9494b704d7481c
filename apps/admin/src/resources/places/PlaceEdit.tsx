import { EditDrawer } from '#features/record-editing/EditDrawer.tsx';
import { PlaceForm } from './PlaceForm.tsx';
import { placeLabels, placeToSave } from './place-form.ts';

export default function PlaceEdit() {
  return (
    <EditDrawer
      resource="places"
      title="Edit the place"
      labels={placeLabels}
      transform={placeToSave}
    >
      <PlaceForm />
    </EditDrawer>
  );
}
