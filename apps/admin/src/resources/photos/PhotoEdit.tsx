import { EditDrawer } from '#features/record-editing/EditDrawer.tsx';
import { t } from '#i18n/t.ts';
import { PhotoForm } from './PhotoForm.tsx';
import { photoLabels, photoToSave } from './photo-form.ts';

export default function PhotoEdit() {
  return (
    <EditDrawer
      resource="photos"
      title={t('Edit the photo')}
      labels={photoLabels}
      transform={photoToSave}
      // It has a preview, but no page of its own.
      pageOf={() => undefined}
    >
      <PhotoForm />
    </EditDrawer>
  );
}
