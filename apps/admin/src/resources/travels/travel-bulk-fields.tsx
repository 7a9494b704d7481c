import type { BulkField } from '#features/bulk/edit/edit-values.ts';
import { tripBulkFields } from '#features/trip-details/trip-bulk-fields.tsx';
import { t } from '#i18n/t.ts';
import { DurationInput, GroupSizeInput } from './form/FactsTab.tsx';
import { FeaturedInput, PositionInput } from './form/PublicationTab.tsx';
import {
  InSouthInput,
  MainTypeInput,
  RegionInput,
  TagsInput,
  TypesInput,
} from './form/TermsTab.tsx';

const fields: readonly BulkField[] = [
  { label: t('Region'), fields: ['region_id'], input: <RegionInput /> },
  { label: t('In the south'), fields: ['in_south'], input: <InSouthInput /> },
  { label: t('Main type'), fields: ['type_id'], input: <MainTypeInput /> },
  { label: t('Types'), fields: ['type_ids'], input: <TypesInput /> },
  { label: t('Tags'), fields: ['tag_ids'], input: <TagsInput /> },
  { label: t('Duration'), fields: ['duration'], input: <DurationInput /> },
  { label: t('Group size'), fields: ['groupSize'], input: <GroupSizeInput /> },
  ...tripBulkFields('travels'),
  { label: t('Featured'), fields: ['is_featured'], input: <FeaturedInput /> },
  { label: t('Position'), fields: ['position'], input: <PositionInput /> },
];

export default fields;
