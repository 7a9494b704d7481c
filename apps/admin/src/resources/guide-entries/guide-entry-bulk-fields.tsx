import type { BulkField } from '#features/bulk/edit/edit-values.ts';
import { t } from '#i18n/t.ts';
import { PlaceInput, TopicInput } from './GuideEntryInputs.tsx';
import { ServiceInput } from './ServiceInput.tsx';

const fields: readonly BulkField[] = [
  { label: t('Topic'), fields: ['topic'], input: <TopicInput /> },
  { label: t('City or region'), fields: ['place'], input: <PlaceInput /> },
  { label: t('Service that helps'), fields: ['service_id'], input: <ServiceInput /> },
];

export default fields;
