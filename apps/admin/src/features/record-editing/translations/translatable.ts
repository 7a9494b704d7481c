import { t } from '#i18n/t.ts';
import { editPath } from '#ui/record-paths.ts';

type Translatable = { resource: string; name: string };

/** Every table with translatable texts: its resource, and the name of its records. */
export const translatable: Readonly<Record<string, Translatable>> = {
  travels: { resource: 'travels', name: t('Travel') },
  travel_categories: { resource: 'travel-categories', name: t('Travel category') },
  activities: { resource: 'activities', name: t('Activity') },
  activity_categories: { resource: 'activity-categories', name: t('Activity category') },
  hero_slides: { resource: 'hero-slides', name: t('Hero slide') },
  photos: { resource: 'photos', name: t('Photo') },
  regions: { resource: 'regions', name: t('Region') },
  types: { resource: 'types', name: t('Type') },
  tags: { resource: 'tags', name: t('Tag') },
  places: { resource: 'places', name: t('Place') },
  services: { resource: 'services', name: t('Service') },
  vehicles: { resource: 'vehicles', name: t('Vehicle') },
  events: { resource: 'events', name: t('Event') },
  products: { resource: 'products', name: t('Product') },
  product_collections: { resource: 'product-collections', name: t('Collection') },
  faq_questions: { resource: 'faq', name: 'FAQ' },
  entry_rules: { resource: 'entry-rules', name: t('Entry papers') },
  guide_entries: { resource: 'guide-entries', name: t('Living here') },
  team_members: { resource: 'team-members', name: t('Team member') },
  site_settings: { resource: 'settings', name: t('Site settings') },
};

export const isTranslatable = (table: string) => Object.hasOwn(translatable, table);

const withoutPage = ['regions', 'types', 'tags', 'places', 'site_settings'];

/** Whether records of the table have a page or a card on the site. The others cannot be published or previewed. */
export const hasPreview = (table: string) => !withoutPage.includes(table);

/** The form with the English texts of a record. */
export function englishPath(table: string, id: string): string {
  const resource = translatable[table]?.resource ?? table;
  return resource === 'settings' ? '/settings' : editPath(resource, id);
}
