import type { BulkField } from '#features/bulk/edit/edit-values.ts';
import { t } from '#i18n/t.ts';
import { TopicInput } from './FaqInputs.tsx';

const fields: readonly BulkField[] = [
  { label: t('Topic'), fields: ['topic'], input: <TopicInput /> },
];

export default fields;
