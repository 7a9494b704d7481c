import type { BulkField } from '#features/bulk/edit/edit-values.ts';
import { t } from '#i18n/t.ts';
import { SouthInput } from './SouthInput.tsx';

const fields: readonly BulkField[] = [
  { label: t('In the south'), fields: ['is_south'], input: <SouthInput /> },
];

export default fields;
