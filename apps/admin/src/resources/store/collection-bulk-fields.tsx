import type { BulkField } from '#features/bulk/edit/edit-values.ts';
import { t } from '#i18n/t.ts';
import { CareInput, LegalNoteInput } from './CollectionStoryInputs.tsx';

const fields: readonly BulkField[] = [
  { label: t('Care'), fields: ['care'], input: <CareInput /> },
  { label: t('Legal note'), fields: ['legal_note'], input: <LegalNoteInput /> },
];

export default fields;
