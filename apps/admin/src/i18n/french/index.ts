import { bulk } from './bulk.ts';
import { commonAL } from './common-a-l.ts';
import { commonMZ } from './common-m-z.ts';
import { commonRecords } from './common-records.ts';
import { entryRules } from './entry-rules.ts';
import { exporting } from './exporting.ts';
import { guideEntries } from './guide-entries.ts';
import { ordering } from './ordering.ts';
import { photos } from './photos.ts';
import { providers } from './providers.ts';
import { recordEditing } from './record-editing.ts';
import { searchSynonyms } from './search-synonyms.ts';
import { slug } from './slug.ts';
import { sources } from './sources.ts';
import { translations } from './translations.ts';

/** The translations by their English message. */
export const french: Readonly<Record<string, string>> = {
  ...bulk,
  ...commonAL,
  ...commonMZ,
  ...commonRecords,
  ...entryRules,
  ...exporting,
  ...guideEntries,
  ...ordering,
  ...photos,
  ...providers,
  ...recordEditing,
  ...searchSynonyms,
  ...slug,
  ...sources,
  ...translations,
};
