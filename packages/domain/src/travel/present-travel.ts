import type { JoinedTravel, Title, Travel } from './types.ts';

/** The columns of spec section 3, and what the price is for. */
export const travelColumns =
  'id,title,location,description,imageUrl,highlights,activities,price,price_unit,duration,groupSize,region_id,type_id';

/**
 * Every embed names its foreign key: travels reference `types` directly and through a link table.
 */
export const travelSelection =
  `${travelColumns},regions!region_id(id,title),types!type_id(id,title),travel_tags(tags(id,title)),travel_types(types(id,title))` as const;

function titlesOf(terms: (Title | null)[]): string[] {
  // By code unit, so that the order does not depend on the locale.
  return terms.flatMap((term) => (term ? [term.title] : [])).sort();
}

export function presentTravel(row: JoinedTravel): Travel {
  const { regions, types, travel_tags, travel_types, ...travel } = row;
  const linkedTypes = titlesOf(travel_types.map((link) => link.types));
  return {
    ...travel,
    region: regions?.title ?? null,
    type: types?.title ?? linkedTypes[0] ?? null,
    tags: titlesOf(travel_tags.map((link) => link.tags)),
  };
}
