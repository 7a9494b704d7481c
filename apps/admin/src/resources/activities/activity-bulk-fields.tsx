import type { BulkField } from '#features/bulk/edit/edit-values.ts';
import { tripBulkFields } from '#features/trip-details/trip-bulk-fields.tsx';
import { CategoryInput, FactInput } from './ActivityInputs.tsx';

const fields: readonly BulkField[] = [
  { label: 'Category', fields: ['category_id'], input: <CategoryInput /> },
  { label: 'Duration', fields: ['duration'], input: <FactInput field="duration" /> },
  { label: 'Group size', fields: ['groupsize'], input: <FactInput field="groupsize" /> },
  { label: 'Difficulty', fields: ['difficulty'], input: <FactInput field="difficulty" /> },
  { label: 'Best time', fields: ['besttime'], input: <FactInput field="besttime" /> },
  ...tripBulkFields,
];

export default fields;
