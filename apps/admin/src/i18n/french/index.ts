import reactAdminFrench from 'ra-language-french';

import { activities } from './content/activities.ts';
import { catalogue } from './content/catalogue.ts';
import { company } from './content/company.ts';
import { entryRules } from './content/entry-rules.ts';
import { events } from './content/events.ts';
import { faq } from './content/faq.ts';
import { guideEntries } from './content/guide-entries.ts';
import { heroSlides } from './content/hero-slides.ts';
import { newsletter } from './content/newsletter.ts';
import { photos } from './content/photos.ts';
import { places } from './content/places.ts';
import { reviews } from './content/reviews.ts';
import { searchSynonyms } from './content/search-synonyms.ts';
import { services } from './content/services.ts';
import { sources } from './content/sources.ts';
import { store } from './content/store.ts';
import { team } from './content/team.ts';
import { terms } from './content/terms.ts';
import { travelCategories } from './content/travel-categories.ts';
import { travels } from './content/travels.ts';
import { tripDetails } from './content/trip-details.ts';
import { vehicles } from './content/vehicles.ts';
import { bulk } from './editing/bulk.ts';
import { exporting } from './editing/exporting.ts';
import { formDrafts } from './editing/form-drafts.ts';
import { ordering } from './editing/ordering.ts';
import { publishing } from './editing/publishing.ts';
import { recordEditing } from './editing/record-editing.ts';
import { slug } from './editing/slug.ts';
import { translations } from './editing/translations.ts';
import { trash } from './editing/trash.ts';
import { notesAndMail } from './inquiries/notes-and-mail.ts';
import { people } from './inquiries/people.ts';
import { raisedAboutInquiries } from './inquiries/raised.ts';
import { submissions } from './inquiries/submissions.ts';
import { submissionsChoices } from './inquiries/submissions-choices.ts';
import { submissionsConversation } from './inquiries/submissions-conversation.ts';
import { submissionsProposal } from './inquiries/submissions-proposal.ts';
import { submissionsWork } from './inquiries/submissions-work.ts';
import { account } from './shell/account.ts';
import { accounts } from './shell/accounts.ts';
import { actions } from './shell/actions.ts';
import { auth } from './shell/auth.ts';
import { dashboard } from './shell/dashboard.ts';
import { fields } from './shell/fields.ts';
import { health } from './shell/health.ts';
import { insight } from './shell/insight.ts';
import { names } from './shell/names.ts';
import { providers } from './shell/providers.ts';
import { raised } from './shell/raised.ts';
import { raisedWithValues } from './shell/raised-with-values.ts';
import { recordNouns } from './shell/record-nouns.ts';
import { settings } from './shell/settings.ts';
import { shell } from './shell/shell.ts';
import { states } from './shell/states.ts';
import { validation } from './shell/validation.ts';

/** The translations by their English message. */
export const french: Readonly<Record<string, string>> = {
  ...account,
  ...accounts,
  ...activities,
  ...auth,
  ...bulk,
  ...catalogue,
  ...actions,
  ...fields,
  ...names,
  ...recordNouns,
  ...states,
  ...company,
  ...dashboard,
  ...entryRules,
  ...events,
  ...exporting,
  ...faq,
  ...guideEntries,
  ...health,
  ...heroSlides,
  ...insight,
  ...newsletter,
  ...notesAndMail,
  ...ordering,
  ...people,
  ...photos,
  ...places,
  ...providers,
  ...publishing,
  ...raised,
  ...raisedAboutInquiries,
  ...raisedWithValues,
  ...formDrafts,
  ...recordEditing,
  ...reviews,
  ...searchSynonyms,
  ...services,
  ...settings,
  ...shell,
  ...slug,
  ...sources,
  ...store,
  ...submissions,
  ...submissionsChoices,
  ...submissionsConversation,
  ...submissionsProposal,
  ...submissionsWork,
  ...team,
  ...terms,
  ...translations,
  ...trash,
  ...travelCategories,
  ...travels,
  ...tripDetails,
  ...validation,
  ...vehicles,
};

/** Of its own components. */
export const reactAdminMessages = reactAdminFrench;
