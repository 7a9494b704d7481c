import { pageOf } from '#content-kind-of.ts';
import { EditDrawer } from '#features/record-editing/EditDrawer.tsx';
import { t } from '#i18n/t.ts';
import { CategoryForm } from './CategoryForm.tsx';
import { categoryLabels, categoryToSave } from './category-form.ts';

export default function CategoryEdit() {
  return (
    <EditDrawer
      resource="activity-categories"
      title={t('Edit the category')}
      labels={categoryLabels}
      transform={categoryToSave}
      pageOf={pageOf('activity-categories')}
    >
      <CategoryForm />
    </EditDrawer>
  );
}
