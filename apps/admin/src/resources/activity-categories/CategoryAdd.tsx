import { CreateBase } from 'react-admin';
import { CategoryDrawer } from './CategoryDrawer.tsx';
import { CategoryForm } from './CategoryForm.tsx';
import { categoryToSave } from './category-form.ts';

export default function CategoryAdd() {
  return (
    <CategoryDrawer title="Add a category">
      <CreateBase
        mutationMode="pessimistic"
        transform={categoryToSave}
        redirect={() => 'activity-categories'}
      >
        <CategoryForm isNew />
      </CreateBase>
    </CategoryDrawer>
  );
}
