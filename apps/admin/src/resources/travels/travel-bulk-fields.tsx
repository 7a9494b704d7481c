import type { BulkField } from '#features/bulk/edit/edit-values.ts';
import { tripBulkFields } from '#features/trip-details/trip-bulk-fields.tsx';
import { DurationInput, GroupSizeInput } from './form/FactsTab.tsx';
import { FeaturedInput, PositionInput } from './form/PublicationTab.tsx';
import { MainTypeInput, RegionInput, TagsInput, TypesInput } from './form/TermsTab.tsx';

const fields: readonly BulkField[] = [
  { label: 'Region', fields: ['region_id'], input: <RegionInput /> },
  { label: 'Main type', fields: ['type_id'], input: <MainTypeInput /> },
  { label: 'Types', fields: ['type_ids'], input: <TypesInput /> },
  { label: 'Tags', fields: ['tag_ids'], input: <TagsInput /> },
  { label: 'Duration', fields: ['duration'], input: <DurationInput /> },
  { label: 'Group size', fields: ['groupSize'], input: <GroupSizeInput /> },
  ...tripBulkFields,
  { label: 'Featured', fields: ['is_featured'], input: <FeaturedInput /> },
  { label: 'Position', fields: ['position'], input: <PositionInput /> },
];

export default fields;
