import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../environment/settings.ts';

const FILES = [
  'apps/site/src/lib/messages/fr/**/*.ts',
  'apps/admin/src/i18n/french/**/*.ts',
  'supabase/functions/_shared/messages/fr.ts',
  'supabase/seed/translations/*.sql',
  'supabase/seed/98_message_templates.sql',
];

/** What no French reader would write (docs/translating.md). */
const KINDS: Readonly<Record<string, RegExp>> = {
  'a decimal hour: write “3 h 30”': /\d,\d[\s\u00a0\u202f]?h(?:eures?)?(?![\p{L}])/gu,
  'a range of clocks: write “de 9 h à 17 h”': /\d\d:\d\d[–-]\d\d:\d\d/g,
  'convenir pour: write “convient à”': /(?:Convient|Déconseillée?s?) pour/gi,
  'a plural in brackets': /\p{L}\(s\)/gu,
  'a time that is “pour” something: write “se prête à”':
    /(?:matins|soirées|après-midi|mois|juillet|août|ruines|printemps|automne) (?:est|sont) pour /gi,
  'a season that has days: write “en mai, les journées sont…”':
    /(?:printemps|été|automne|hiver|mars|mai|juin|octobre|novembre) (?:a|ont) (?:des|les|la|une) /gi,
  'a second word for one thing (docs/translating.md)':
    /Nous écrire|[Bb]ack-office|Papiers d’entrée|Excursions d’un|[Cc]ampement|Indispensables|[Ii]nclus\b/g,
  'a name after a verb, without article': /(?:Découvrir|Voir) \$\{title\}/g,
};

it.each(Object.entries(KINDS))('French texts have no %s', (_kind, pattern) => {
  const found = globSync(FILES, { cwd: root }).flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      // The key of a message is English.
      .filter((line) => !line.endsWith("':"))
      .flatMap((line) => [...line.matchAll(pattern)].map(([text]) => `${file}: ${text}`)),
  );
  expect(found).toEqual([]);
});
