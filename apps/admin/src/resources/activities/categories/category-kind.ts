import { activityCategorySchema } from '@expat-buddy/domain/activity-category/schema';
import type { RecordKind } from '#features/bulk/records/record-kind.ts';
import { t } from '#i18n/t.ts';
import { validateWith } from '#ui/inputs/validate-with.ts';
import { categoryLabels, categoryToSave, emptyCategory } from './category-form.ts';

export const categoryKind: RecordKind = {
  resource: 'activity-categories',
  names: { one: t('category'), many: t('categories') },
  labels: categoryLabels,
  schema: activityCategorySchema,
  empty: emptyCategory,
  validate: validateWith(activityCategorySchema),
  toSave: categoryToSave,
};
