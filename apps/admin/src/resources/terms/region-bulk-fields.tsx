import type { BulkField } from '#features/bulk/edit/edit-values.ts';
import { SouthInput } from './SouthInput.tsx';

const fields: readonly BulkField[] = [
  { label: 'In the south', fields: ['is_south'], input: <SouthInput /> },
];

export default fields;
