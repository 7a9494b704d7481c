import { editPath } from '#ui/record-paths.ts';

type Translatable = { resource: string; name: string };

/** Every table with translatable texts: its resource, and the name of its records. */
export const translatable: Readonly<Record<string, Translatable>> = {
  travels: { resource: 'travels', name: 'Travel' },
  travel_categories: { resource: 'travel-categories', name: 'Travel category' },
  activities: { resource: 'activities', name: 'Activity' },
  activity_categories: { resource: 'activity-categories', name: 'Activity category' },
  hero_slides: { resource: 'hero-slides', name: 'Hero slide' },
  photos: { resource: 'photos', name: 'Photo' },
  regions: { resource: 'regions', name: 'Region' },
  types: { resource: 'types', name: 'Type' },
  tags: { resource: 'tags', name: 'Tag' },
  places: { resource: 'places', name: 'Place' },
  services: { resource: 'services', name: 'Service' },
  vehicles: { resource: 'vehicles', name: 'Vehicle' },
  events: { resource: 'events', name: 'Event' },
  products: { resource: 'products', name: 'Product' },
  product_collections: { resource: 'product-collections', name: 'Collection' },
  faq_questions: { resource: 'faq', name: 'FAQ' },
  entry_rules: { resource: 'entry-rules', name: 'Entry papers' },
  guide_entries: { resource: 'guide-entries', name: 'Living here' },
  team_members: { resource: 'team-members', name: 'Team member' },
  site_settings: { resource: 'settings', name: 'Site settings' },
};

export const isTranslatable = (table: string) => Object.hasOwn(translatable, table);

/** The form with the English texts of a record. */
export function englishPath(table: string, id: string): string {
  const resource = translatable[table]?.resource ?? table;
  return resource === 'settings' ? '/settings' : editPath(resource, id);
}
