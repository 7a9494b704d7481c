import { t } from '#i18n/t.ts';

const SEPARATOR_OF_THOUSANDS = /(?<=\d)[ ,.\u00a0\u202f٬](?=\d{3}(?!\d))/g;
const ARABIC_INDIC = /[٠-٩]/g;
/** Placeholders, URLs and email addresses, which stay as they are. */
const FIXED = /\{\w+\}|%\w|https?:\/\/[^\s)]+|[\w.+-]+@[\w-]+\.[\w.]*\w/g;

function numbersIn(text: string): string[] {
  const latin = text.replaceAll(ARABIC_INDIC, (digit) => String(digit.charCodeAt(0) - 0x0660));
  return (latin.replaceAll(SEPARATOR_OF_THOUSANDS, '').match(/\d+/g) ?? []).sort();
}

const fixedIn = (text: string) => (text.match(FIXED) ?? []).sort();

/** The elements of a list that another list lacks, counting duplicates. */
function without(list: readonly string[], other: readonly string[]): string[] {
  const rest = [...other];
  return list.filter((element) => {
    const place = rest.indexOf(element);
    if (place >= 0) rest.splice(place, 1);
    return place < 0;
  });
}

const quoted = (list: readonly string[]) => list.map((element) => `“${element}”`).join(', ');

/** Says which placeholders, addresses or numbers differ from the English text. */
export function checkTranslation(source: string, translation: string): string | undefined {
  for (const [differs, read] of [
    [t('The placeholders and addresses differ.'), fixedIn],
    [t('The numbers differ.'), numbersIn],
  ] as const) {
    const wanted = read(source);
    const found = read(translation);
    const missing = without(wanted, found);
    const added = without(found, wanted);
    if (missing.length > 0 || added.length > 0) {
      return [
        differs,
        missing.length > 0 && t('Missing: {missing}.', { missing: quoted(missing) }),
        added.length > 0 && t('Not in the English text: {added}.', { added: quoted(added) }),
      ]
        .filter(Boolean)
        .join(' ');
    }
  }
  return undefined;
}
