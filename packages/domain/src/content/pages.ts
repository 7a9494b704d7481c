/** The page of the site that shows a record, by its table, with columns of the record in braces. */
export const contentPages = {
  travels: '/travels/{id}',
  travel_categories: '/categories/{route}',
  activities: '/activities/{id}',
  activity_categories: '/activity-categories/{id}',
  hero_slides: '/',
  services: '/services',
  vehicles: '/rv-rental/{id}',
  events: '/events/{id}',
  products: '/store',
  product_collections: '/store/{id}',
  faq_questions: '/faq#{id}',
  entry_rules: '/entry-papers#{id}',
  guide_entries: '/living-here#{id}',
  team_members: '/why-us#team',
} as const;
