import type { BulkField } from '#features/bulk/edit/edit-values.ts';
import { CollectionInput } from './CollectionInput.tsx';
import { AvailabilityInput, MakerInput, PlaceInput } from './ProductInputs.tsx';

const fields: readonly BulkField[] = [
  { label: 'Collection', fields: ['collection_id'], input: <CollectionInput /> },
  { label: 'Availability', fields: ['availability'], input: <AvailabilityInput /> },
  { label: 'Maker', fields: ['maker'], input: <MakerInput /> },
  { label: 'Place', fields: ['place'], input: <PlaceInput /> },
];

export default fields;
