import type { BulkField } from '#features/bulk/edit/edit-values.ts';
import { PlaceInput, PracticalInput, StageInput } from './EventInputs.tsx';

const fields: readonly BulkField[] = [
  { label: 'Stage', fields: ['state'], input: <StageInput /> },
  { label: 'Place', fields: ['location'], input: <PlaceInput /> },
  { label: 'Good to know', fields: ['practical'], input: <PracticalInput /> },
];

export default fields;
