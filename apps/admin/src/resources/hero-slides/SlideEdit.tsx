import { pageOf } from '#content-kind-of.ts';
import { EditDrawer } from '#features/record-editing/EditDrawer.tsx';
import { t } from '#i18n/t.ts';
import { SlideForm } from './SlideForm.tsx';
import { slideLabels, slideToSave } from './slide-form.ts';

export default function SlideEdit() {
  return (
    <EditDrawer
      resource="hero-slides"
      title={t('Edit the slide')}
      labels={slideLabels}
      transform={slideToSave}
      pageOf={pageOf('hero-slides')}
    >
      <SlideForm />
    </EditDrawer>
  );
}
