import { CreateBase } from 'react-admin';
import { RecordDrawer } from '#ui/form/RecordDrawer.tsx';
import { CategoryForm } from './CategoryForm.tsx';
import { categoryToSave } from './category-form.ts';

export default function CategoryCreate() {
  return (
    <RecordDrawer resource="activity-categories" title="Add a category">
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
