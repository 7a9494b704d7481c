import { useGetList } from 'react-admin';
import { RecordCreate } from '#features/record-editing/RecordCreate.tsx';
import { t } from '#i18n/t.ts';
import { RecordDrawer } from '#ui/form/RecordDrawer.tsx';
import { CategoryForm } from './CategoryForm.tsx';
import type { CategoryRecord } from './CategoryRow.tsx';
import { categoryToSave } from './category-form.ts';

/** New categories go to the end of the order. */
function useLastPosition(): number {
  const { data } = useGetList<CategoryRecord>('travel-categories', {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'position', order: 'DESC' },
    meta: { columns: 'id,position' },
  });
  return data?.[0]?.position ?? 0;
}

export default function CategoryCreate() {
  const last = useLastPosition();
  return (
    <RecordDrawer resource="travel-categories" title={t('Add a travel category')}>
      <RecordCreate
        resource="travel-categories"
        hasPage
        transform={(values: Record<string, unknown>) => ({
          ...categoryToSave(values),
          position: last + 10,
        })}
      >
        <CategoryForm isNew />
      </RecordCreate>
    </RecordDrawer>
  );
}
