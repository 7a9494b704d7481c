import { CreateBase } from 'react-admin';
import { t } from '#i18n/t.ts';
import { RecordDrawer } from '#ui/form/RecordDrawer.tsx';
import { CategoryForm } from './CategoryForm.tsx';
import { categoryToSave } from './category-form.ts';

export default function CategoryCreate() {
  return (
    <RecordDrawer resource="activity-categories" title={t('Add a category')}>
      <CreateBase
        mutationMode="pessimistic"
        transform={categoryToSave}
        redirect={() => 'activity-categories'}
      >
        <CategoryForm />
      </CreateBase>
    </RecordDrawer>
  );
}
