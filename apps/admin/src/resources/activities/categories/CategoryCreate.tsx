import { RecordCreate } from '#features/record-editing/RecordCreate.tsx';
import { t } from '#i18n/t.ts';
import { RecordDrawer } from '#ui/form/RecordDrawer.tsx';
import { CategoryForm } from './CategoryForm.tsx';
import { categoryToSave } from './category-form.ts';

export default function CategoryCreate() {
  return (
    <RecordDrawer resource="activity-categories" title={t('Add a category')}>
      <RecordCreate resource="activity-categories" transform={categoryToSave}>
        <CategoryForm />
      </RecordCreate>
    </RecordDrawer>
  );
}
