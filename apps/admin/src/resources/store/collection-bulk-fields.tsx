import type { BulkField } from '#features/bulk/edit/edit-values.ts';
import { CareInput, LegalNoteInput } from './CollectionStoryInputs.tsx';

const fields: readonly BulkField[] = [
  { label: 'Care', fields: ['care'], input: <CareInput /> },
  { label: 'Legal note', fields: ['legal_note'], input: <LegalNoteInput /> },
];

export default fields;
