import { englishOf } from '../language/english-of.ts';
import type { JoinedTravel, Title, Travel } from './types.ts';

/** The columns of the specification, section 3, what the price is for, and the facts on a card. */
const travelColumns =
  'id,title~,location~,description~,imageUrl,highlights~,activities~en,price~en,price_unit,duration~en,groupSize~en,best_months,effort,minimum_age,region_id,type_id';

/**
 * Every embed names its foreign key: travels reference `types` directly and through a link table.
 */
export const travelSelection =
  `${travelColumns},regions!region_id(id,title~en),types!type_id(id,title~en),travel_tags(tags(id,title~en)),travel_types(types(id,title~en))` as const;

function titlesOf(terms: (Title | null)[]): string[] {
  // By code unit, so that the order does not depend on the locale.
  return terms.flatMap((term) => (term ? [englishOf(term, 'title')] : [])).sort();
}

function labelsOf(terms: (Title | null)[]): Pick<Travel, 'labels'> {
  const labels = terms.flatMap((term) => {
    const title = term && englishOf(term, 'title');
    return title && title !== term.title ? [[title, term.title]] : [];
  });
  return labels.length > 0 ? { labels: Object.fromEntries(labels) } : {};
}

export function presentTravel(row: JoinedTravel): Travel {
  const { regions, types, travel_tags, travel_types, ...travel } = row;
  const allTypes = travel_types.map((link) => link.types);
  const tags = travel_tags.map((link) => link.tags);
  return {
    ...travel,
    region: regions && englishOf(regions, 'title'),
    type: (types && englishOf(types, 'title')) ?? titlesOf(allTypes)[0] ?? null,
    tags: titlesOf(tags),
    ...labelsOf([regions, types, ...allTypes, ...tags]),
  };
}

/** The title of a region, type or tag of the travel in the travel's language. */
export const termLabel = ({ labels }: Pick<Travel, 'labels'>, title: string): string =>
  labels?.[title] ?? title;
