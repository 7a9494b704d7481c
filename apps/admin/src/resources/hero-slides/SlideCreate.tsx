import { useGetList } from 'react-admin';
import { RecordCreate } from '#features/record-editing/RecordCreate.tsx';
import { t } from '#i18n/t.ts';
import { RecordDrawer } from '#ui/form/RecordDrawer.tsx';
import { SlideForm } from './SlideForm.tsx';
import { slideToSave } from './slide-form.ts';
import type { Slide } from './slide-period.ts';

/** New slides go to the end of the order. */
function useLastPosition(): number {
  const { data } = useGetList<Slide>('hero-slides', {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'position', order: 'DESC' },
    meta: { columns: 'id,position' },
  });
  return data?.[0]?.position ?? 0;
}

export default function SlideCreate() {
  const last = useLastPosition();
  return (
    <RecordDrawer resource="hero-slides" title={t('Add a slide')}>
      <RecordCreate
        resource="hero-slides"
        transform={(values: Record<string, unknown>) => ({
          ...slideToSave(values),
          position: last + 10,
        })}
      >
        <SlideForm />
      </RecordCreate>
    </RecordDrawer>
  );
}
