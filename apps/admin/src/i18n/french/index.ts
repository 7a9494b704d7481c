import reactAdminFrench from 'ra-language-french';

import { account } from './account.ts';
import { accounts } from './accounts.ts';
import { activities } from './activities.ts';
import { auth } from './auth.ts';
import { bulk } from './bulk.ts';
import { catalogue } from './catalogue.ts';
import { commonAL } from './common-a-l.ts';
import { commonMZ } from './common-m-z.ts';
import { commonRecords } from './common-records.ts';
import { company } from './company.ts';
import { dashboard } from './dashboard.ts';
import { entryRules } from './entry-rules.ts';
import { events } from './events.ts';
import { exporting } from './exporting.ts';
import { faq } from './faq.ts';
import { guideEntries } from './guide-entries.ts';
import { health } from './health.ts';
import { heroSlides } from './hero-slides.ts';
import { insight } from './insight.ts';
import { newsletter } from './newsletter.ts';
import { notesAndMail } from './notes-and-mail.ts';
import { ordering } from './ordering.ts';
import { people } from './people.ts';
import { photos } from './photos.ts';
import { places } from './places.ts';
import { providers } from './providers.ts';
import { publishing } from './publishing.ts';
import { recordEditing } from './record-editing.ts';
import { reviews } from './reviews.ts';
import { searchSynonyms } from './search-synonyms.ts';
import { services } from './services.ts';
import { settings } from './settings.ts';
import { shell } from './shell.ts';
import { slug } from './slug.ts';
import { sources } from './sources.ts';
import { store } from './store.ts';
import { submissions } from './submissions.ts';
import { submissionsChoices } from './submissions-choices.ts';
import { submissionsConversation } from './submissions-conversation.ts';
import { submissionsProposal } from './submissions-proposal.ts';
import { submissionsWork } from './submissions-work.ts';
import { team } from './team.ts';
import { terms } from './terms.ts';
import { translations } from './translations.ts';
import { trash } from './trash.ts';
import { travelCategories } from './travel-categories.ts';
import { travels } from './travels.ts';
import { tripDetails } from './trip-details.ts';
import { validation } from './validation.ts';
import { vehicles } from './vehicles.ts';

/** The translations by their English message. */
export const french: Readonly<Record<string, string>> = {
  ...account,
  ...accounts,
  ...activities,
  ...auth,
  ...bulk,
  ...catalogue,
  ...commonAL,
  ...commonMZ,
  ...commonRecords,
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
