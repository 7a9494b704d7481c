import type { Row } from '../supabase-client.ts';

type Title = { title: string };

/** The columns of spec section 3. */
export const travelColumns =
  'id,title,location,description,imageUrl,highlights,activities,price,duration,groupSize,region_id,type_id';

/**
 * Every embed names its way: travels reach `types` by a foreign key and through a link table, and
 * PostgREST refuses to guess.
 */
export const travelSelection =
  `${travelColumns},regions!region_id(id,title),types!type_id(id,title),travel_tags(tags(id,title)),travel_types(types(id,title))` as const;

/** A travel as the database joins it. */
export type JoinedTravel = Pick<
  Row<'travels'>,
  | 'id'
  | 'title'
  | 'location'
  | 'description'
  | 'imageUrl'
  | 'highlights'
  | 'activities'
  | 'price'
  | 'duration'
  | 'groupSize'
  | 'region_id'
  | 'type_id'
> & {
  regions: Title | null;
  types: Title | null;
  travel_tags: { tags: Title | null }[];
  travel_types: { types: Title | null }[];
};

/** A travel as it is presented: region and type by title, tags as a list of titles (spec section 3). */
export type Travel = Omit<JoinedTravel, 'regions' | 'types' | 'travel_tags' | 'travel_types'> & {
  region: string | null;
  type: string | null;
  tags: string[];
};

function titlesOf(terms: (Title | null)[]): string[] {
  // By code unit, so the order is the same on every machine that renders the page.
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
