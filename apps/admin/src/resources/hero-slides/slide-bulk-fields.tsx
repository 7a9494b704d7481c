import type { BulkField } from '#features/bulk/edit/edit-values.ts';
import { ButtonInputs, FromInput, UntilInput } from './SlideInputs.tsx';

const fields: readonly BulkField[] = [
  { label: 'Button', fields: ['button_text', 'button_link'], input: <ButtonInputs /> },
  { label: 'From', fields: ['starts_at'], input: <FromInput /> },
  { label: 'Until', fields: ['ends_at'], input: <UntilInput /> },
];

export default fields;
