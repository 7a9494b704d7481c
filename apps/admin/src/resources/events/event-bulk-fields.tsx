import type { BulkField } from '#features/bulk/edit/edit-values.ts';
import { t } from '#i18n/t.ts';
import { PlaceInput, PracticalInput, StageInput } from './EventInputs.tsx';

const fields: readonly BulkField[] = [
  { label: t('Stage'), fields: ['state'], input: <StageInput /> },
  { label: t('Place'), fields: ['location'], input: <PlaceInput /> },
  { label: t('Good to know'), fields: ['practical'], input: <PracticalInput /> },
];

export default fields;
