import { travelCategorySchema } from '@expat-buddy/domain/travel-category/schema';
import type { RecordKind } from '#features/bulk/records/record-kind.ts';
import { t } from '#i18n/t.ts';
import { validateWith } from '#ui/inputs/validate-with.ts';
import { categoryLabels, categoryToSave, emptyCategory } from './category-form.ts';

export const travelCategoryKind: RecordKind = {
  resource: 'travel-categories',
  names: { one: t('category'), many: t('categories') },
  labels: categoryLabels,
  schema: travelCategorySchema,
  empty: emptyCategory,
  validate: validateWith(travelCategorySchema),
  toSave: categoryToSave,
};
