/** A row of the view `deleted_records`. */
export type DeletedRecord = {
  id: number;
  resource: string;
  record_id: string;
  title: string;
  deleted_at: string;
  kept_until: string;
  deleted_by: string | null;
  by_server: boolean;
  /** Null for other records. */
  photo_path: string | null;
};

const kinds: Readonly<Record<string, { name: string; resource: string }>> = {
  travels: { name: 'Travel', resource: 'travels' },
  travel_categories: { name: 'Travel category', resource: 'travel-categories' },
  activities: { name: 'Activity', resource: 'activities' },
  activity_categories: { name: 'Activity category', resource: 'activity-categories' },
  hero_slides: { name: 'Hero slide', resource: 'hero-slides' },
  services: { name: 'Service', resource: 'services' },
  vehicles: { name: 'Vehicle', resource: 'vehicles' },
  events: { name: 'Event', resource: 'events' },
  products: { name: 'Product', resource: 'products' },
  product_collections: { name: 'Collection', resource: 'product-collections' },
  regions: { name: 'Region', resource: 'regions' },
  types: { name: 'Type', resource: 'types' },
  tags: { name: 'Tag', resource: 'tags' },
  places: { name: 'Place', resource: 'places' },
  faq_questions: { name: 'FAQ', resource: 'faq' },
  entry_rules: { name: 'Entry rule', resource: 'entry-rules' },
  guide_entries: { name: 'Guide entry', resource: 'guide-entries' },
  team_members: { name: 'Team member', resource: 'team-members' },
  message_templates: { name: 'Reply template', resource: 'message-templates' },
  search_synonyms: { name: 'Search synonym', resource: 'search-synonyms' },
  photos: { name: 'Photo', resource: 'photos' },
};

export const kindName = (table: string) => kinds[table]?.name ?? table;
export const resourceOf = (table: string) => kinds[table]?.resource ?? table;
export const kindChoices = Object.entries(kinds).map(([id, { name }]) => ({ id, name }));

export const deleterOf = ({ deleted_by, by_server }: DeletedRecord) =>
  deleted_by ?? (by_server ? 'The system' : 'A deleted account');

const DAY_MS = 24 * 60 * 60 * 1000;

export function timeLeft(keptUntil: string, now = Date.now()): string {
  const left = (Date.parse(keptUntil) - now) / DAY_MS;
  if (left < 1) return 'Less than a day';
  const days = Math.round(left);
  return days === 1 ? '1 day' : `${days} days`;
}
