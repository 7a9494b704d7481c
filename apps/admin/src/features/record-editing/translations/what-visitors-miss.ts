import { locale } from '#i18n/locale.ts';
import { t } from '#i18n/t.ts';
import { translationChoices } from './languages.ts';
import type { TranslationProgress } from './progress-text.ts';

const list = new Intl.ListFormat(locale.tag, { type: 'conjunction' });

/** Each language with its count: "12 texts in French and 40 in Arabic". Empty for none. */
function counted(
  rows: readonly TranslationProgress[],
  countOf: (row: TranslationProgress) => number,
): string {
  const counts = translationChoices.flatMap(({ id, name }) => {
    const row = rows.find(({ language }) => language === id);
    const count = row ? countOf(row) : 0;
    return count > 0 ? [{ name, count }] : [];
  });
  return list.format(
    counts.map(({ name, count }, at) => {
      return at > 0
        ? t('{count} in {language}', { count, language: name })
        : t('{count, plural, one {# text} other {# texts}} in {language}', {
            count,
            language: name,
          });
    }),
  );
}

/** Warns about what a record lacks before it is published. Nothing of it prevents publishing. */
export function whatVisitorsMiss(rows: readonly TranslationProgress[]): string {
  const untranslated = counted(rows, ({ missing, drafts }) => missing + drafts);
  const outdated = counted(rows, (row) => row.outdated);
  return [
    untranslated &&
      t('Not translated yet: {untranslated}. Visitors will read English there.', { untranslated }),
    outdated && t('Outdated: {outdated}.', { outdated }),
  ]
    .filter(Boolean)
    .join(' ');
}
