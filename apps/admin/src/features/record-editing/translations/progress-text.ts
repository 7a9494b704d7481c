import {
  type TranslationLanguage,
  translationLanguages,
} from '@expat-buddy/domain/language/languages';
import type { Row } from '@expat-buddy/domain/supabase-client';

/** The translation progress of a record in one language. */
export type TranslationProgress = Omit<Row<'translation_progress'>, 'language'> & {
  language: TranslationLanguage;
};

type Counts = Pick<TranslationProgress, 'texts' | 'missing' | 'outdated' | 'drafts'>;

/** The number of texts without a published, up-to-date translation. */
export const leftIn = ({ missing, outdated, drafts }: Counts) => missing + outdated + drafts;

/** Rounded down, so that only complete records have 100 %. */
export const percentOf = (counts: Counts) =>
  Math.floor(((counts.texts - leftIn(counts)) / counts.texts) * 100);

/** "FR 100 % · AR 40 %" */
export function progressText(rows: readonly TranslationProgress[]): string {
  return translationLanguages
    .flatMap((id) => {
      const row = rows.find(({ language }) => language === id);
      return row ? [`${id.toUpperCase()} ${percentOf(row)} %`] : [];
    })
    .join(' · ');
}
