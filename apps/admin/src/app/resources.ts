import type { ResourceProps } from 'react-admin';
import { adminManagement } from '#resources/accounts/admin-management.tsx';
import { users } from '#resources/accounts/users/users.tsx';
import { activities } from '#resources/activities/activities.tsx';
import { activityCategories } from '#resources/activities/categories/activity-categories.tsx';
import { entryRules } from '#resources/entry-rules/entry-rules.ts';
import { events } from '#resources/events/events.ts';
import { faq } from '#resources/faq/faq.ts';
import { guideEntries } from '#resources/guide-entries/guide-entries.ts';
import { health } from '#resources/health/health.tsx';
import { heroSlides } from '#resources/hero-slides/hero-slides.tsx';
import { insight } from '#resources/insight/insight.tsx';
import { messageTemplates } from '#resources/message-templates/message-templates.ts';
import { newsletterIssues, newsletterSubscribers } from '#resources/newsletter/newsletter.tsx';
import { people } from '#resources/people/people.tsx';
import { photos } from '#resources/photos/photos.tsx';
import { places } from '#resources/places/places.tsx';
import { privacy } from '#resources/privacy/privacy.tsx';
import { reviews } from '#resources/reviews/reviews.tsx';
import { searchSynonyms } from '#resources/search-synonyms/search-synonyms.ts';
import { services } from '#resources/services/services.ts';
import { settings } from '#resources/settings/settings.tsx';
import { productCollections, products } from '#resources/store/store.ts';
import { submissions } from '#resources/submissions/submissions.tsx';
import { teamMembers } from '#resources/team/team-members.ts';
import { regions, tags, types } from '#resources/terms/terms.ts';
import { translations } from '#resources/translations/translations.tsx';
import { trash } from '#resources/trash/trash.tsx';
import { travelCategories } from '#resources/travel-categories/travel-categories.tsx';
import { travels } from '#resources/travels/travels.tsx';
import { vehicles } from '#resources/vehicles/vehicles.ts';

/** Every screen with an address; those of content are in `content-kinds.ts` too. */
export const resources: readonly ResourceProps[] = [
  submissions,
  people,
  travels,
  travelCategories,
  activities,
  activityCategories,
  heroSlides,
  photos,
  reviews,
  newsletterIssues,
  newsletterSubscribers,
  regions,
  types,
  tags,
  places,
  services,
  vehicles,
  events,
  products,
  productCollections,
  faq,
  entryRules,
  guideEntries,
  messageTemplates,
  searchSynonyms,
  teamMembers,
  translations,
  settings,
  insight,
  health,
  users,
  adminManagement,
  trash,
  privacy,
];
