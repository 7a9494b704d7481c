export const emptyTravel = {
  status: 'draft',
  highlights: [],
  activities: [],
  type_ids: [],
  tag_ids: [],
  days: [],
  position: 0,
  is_featured: false,
  price_from: false,
  price_is_written: false,
  in_south: false,
};
