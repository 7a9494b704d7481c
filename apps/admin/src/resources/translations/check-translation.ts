import type { TranslationLanguage } from '@expat-buddy/domain/language/languages';
import { numberDifferences, without } from '@expat-buddy/domain/translation/number-differences';
import { t } from '#i18n/t.ts';

/** Placeholders, URLs and email addresses, which stay as they are. */
const FIXED = /\{\w+\}|%\w|https?:\/\/[^\s)]+|[\w.+-]+@[\w-]+\.[\w.]*\w/g;

const fixedIn = (text: string) => (text.match(FIXED) ?? []).sort();

const quoted = (list: readonly unknown[]) =>
  list.map((element) => t('“{text}”', { text: String(element) })).join(', ');

function sentence(differs: string, missing: readonly unknown[], added: readonly unknown[]) {
  if (missing.length === 0 && added.length === 0) return undefined;
  return [
    differs,
    missing.length > 0 && t('Missing: {missing}.', { missing: quoted(missing) }),
    added.length > 0 && t('Not in the English text: {added}.', { added: quoted(added) }),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Says which placeholders or addresses differ from the English text. */
export function checkTranslation(source: string, translation: string): string | undefined {
  const [wanted, found] = [fixedIn(source), fixedIn(translation)];
  return sentence(
    t('The placeholders and addresses differ.'),
    without(wanted, found),
    without(found, wanted),
  );
}

/** Says which numbers seem to differ. A translation may be right all the same. */
export function checkNumbers(
  source: string,
  translation: string,
  language: TranslationLanguage,
): string | undefined {
  const words = (text: string) => text.replaceAll(FIXED, ' ');
  const { missing, added } = numberDifferences(words(source), words(translation), language);
  return sentence(t('Check the numbers.'), missing, added);
}
