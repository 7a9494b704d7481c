import { tripLabelsOf } from '#features/trip-details/trip-form.ts';
import { t } from '#i18n/t.ts';

export const travelLabels: Readonly<Record<string, string>> = {
  title: t('Title'),
  location: t('Location'),
  description: t('Description'),
  imageUrl: t('Photo'),
  highlights: t('Highlights'),
  activities: t('Activities'),
  price: t('Price'),
  price_from: t('“From”: the lowest price'),
  price_is_written: t('Write the price by hand'),
  duration: t('Duration'),
  groupSize: t('Group size'),
  region_id: t('Region'),
  in_south: t('In the south'),
  type_id: t('Main type'),
  type_ids: t('Types'),
  tag_ids: t('Tags'),
  ...tripLabelsOf('travels'),
  latitude: t('Latitude'),
  longitude: t('Longitude'),
  is_featured: t('Featured'),
  position: t('Position'),
  status: t('Status'),
};
