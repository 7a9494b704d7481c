import type { BulkField } from '#features/bulk/edit/edit-values.ts';
import { t } from '#i18n/t.ts';
import { ButtonInputs, FromInput, UntilInput } from './SlideInputs.tsx';

const fields: readonly BulkField[] = [
  { label: t('Button'), fields: ['button_text', 'button_link'], input: <ButtonInputs /> },
  { label: t('From'), fields: ['starts_at'], input: <FromInput /> },
  { label: t('Until'), fields: ['ends_at'], input: <UntilInput /> },
];

export default fields;
