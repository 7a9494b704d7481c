import type { BulkField } from '#features/bulk/edit/edit-values.ts';
import { tripBulkFields } from '#features/trip-details/trip-bulk-fields.tsx';
import { t } from '#i18n/t.ts';
import { CategoryInput, FactInput } from './ActivityInputs.tsx';

const fields: readonly BulkField[] = [
  { label: t('Category'), fields: ['category_id'], input: <CategoryInput /> },
  { label: t('Duration'), fields: ['duration'], input: <FactInput field="duration" /> },
  { label: t('Group size'), fields: ['groupsize'], input: <FactInput field="groupsize" /> },
  { label: t('Difficulty'), fields: ['difficulty'], input: <FactInput field="difficulty" /> },
  { label: t('Best time'), fields: ['besttime'], input: <FactInput field="besttime" /> },
  ...tripBulkFields('activities'),
];

export default fields;
