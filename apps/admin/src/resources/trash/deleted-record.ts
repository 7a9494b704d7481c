import { t } from '#i18n/t.ts';
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
  travels: { name: t('Travel'), resource: 'travels' },
  travel_categories: { name: t('Travel category'), resource: 'travel-categories' },
  activities: { name: t('Activity'), resource: 'activities' },
  activity_categories: { name: t('Activity category'), resource: 'activity-categories' },
  hero_slides: { name: t('Hero slide'), resource: 'hero-slides' },
  services: { name: t('Service'), resource: 'services' },
  vehicles: { name: t('Vehicle'), resource: 'vehicles' },
  events: { name: t('Event'), resource: 'events' },
  products: { name: t('Product'), resource: 'products' },
  product_collections: { name: t('Collection'), resource: 'product-collections' },
  regions: { name: t('Region'), resource: 'regions' },
  types: { name: t('Type'), resource: 'types' },
  tags: { name: t('Tag'), resource: 'tags' },
  places: { name: t('Place'), resource: 'places' },
  faq_questions: { name: 'FAQ', resource: 'faq' },
  entry_rules: { name: t('Entry rule'), resource: 'entry-rules' },
  guide_entries: { name: t('Guide entry'), resource: 'guide-entries' },
  team_members: { name: t('Team member'), resource: 'team-members' },
  message_templates: { name: t('Reply template'), resource: 'message-templates' },
  search_synonyms: { name: t('Search synonym'), resource: 'search-synonyms' },
  photos: { name: t('Photo'), resource: 'photos' },
};

export const kindName = (table: string) => kinds[table]?.name ?? table;
export const resourceOf = (table: string) => kinds[table]?.resource ?? table;
export const kindChoices = Object.entries(kinds).map(([id, { name }]) => ({ id, name }));

export const deleterOf = ({ deleted_by, by_server }: DeletedRecord) =>
  deleted_by ?? (by_server ? t('The system') : t('A deleted account'));

const DAY_MS = 24 * 60 * 60 * 1000;

export function timeLeft(keptUntil: string, now = Date.now()): string {
  const left = (Date.parse(keptUntil) - now) / DAY_MS;
  if (left < 1) return t('Less than a day');
  const days = Math.round(left);
  return t('{days, plural, one {# day} other {# days}}', { days });
}
