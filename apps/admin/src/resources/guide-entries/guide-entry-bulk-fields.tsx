import type { BulkField } from '#features/bulk/edit/edit-values.ts';
import { PlaceInput, TopicInput } from './GuideEntryInputs.tsx';
import { ServiceInput } from './ServiceInput.tsx';

const fields: readonly BulkField[] = [
  { label: 'Topic', fields: ['topic'], input: <TopicInput /> },
  { label: 'City or region', fields: ['place'], input: <PlaceInput /> },
  { label: 'Service that helps', fields: ['service_id'], input: <ServiceInput /> },
];

export default fields;
