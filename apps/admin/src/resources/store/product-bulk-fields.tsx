import type { BulkField } from '#features/bulk/edit/edit-values.ts';
import { t } from '#i18n/t.ts';
import { CollectionInput } from './CollectionInput.tsx';
import { AvailabilityInput, MakerInput, PlaceInput } from './ProductInputs.tsx';

const fields: readonly BulkField[] = [
  { label: t('Collection'), fields: ['collection_id'], input: <CollectionInput /> },
  { label: t('Availability'), fields: ['availability'], input: <AvailabilityInput /> },
  { label: t('Maker'), fields: ['maker'], input: <MakerInput /> },
  { label: t('Place'), fields: ['place'], input: <PlaceInput /> },
];

export default fields;
