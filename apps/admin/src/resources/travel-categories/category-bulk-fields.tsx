import type { BulkField } from '#features/bulk/edit/edit-values.ts';
import { CategoryTextInput } from './CategoryPageInputs.tsx';
import { categoryLabels } from './category-form.ts';

const texts = ['cardListTitle', 'ctaTitle', 'ctaDescription', 'ctaButtonText'] as const;

const fields: readonly BulkField[] = texts.map((field) => ({
  label: categoryLabels[field] ?? field,
  fields: [field],
  input: <CategoryTextInput field={field} />,
}));

export default fields;
