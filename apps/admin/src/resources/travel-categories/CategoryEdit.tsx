import { pageOf } from '#content-kind-of.ts';
import { EditPage } from '#features/record-editing/EditPage.tsx';
import { t } from '#i18n/t.ts';
import { CategoryForm } from './CategoryForm.tsx';
import type { CategoryRecord } from './CategoryRow.tsx';
import { categoryLabels, categoryToSave } from './category-form.ts';

export default function CategoryEdit() {
  return (
    <EditPage
      resource="travel-categories"
      title={t('Travel category')}
      backTo={t('Travel categories')}
      titleOf={(category: CategoryRecord) => category.name}
      pageOf={pageOf('travel-categories')}
      labels={categoryLabels}
      transform={categoryToSave}
    >
      <CategoryForm />
    </EditPage>
  );
}
