import type { DatabaseClient } from '../supabase-client.ts';
import { languageOf } from './client-language.ts';
import type { Language } from './languages.ts';

type Without<
  Marked extends string,
  Mark extends string,
  Done extends string = '',
> = Marked extends `${infer Before}${Mark}${infer After}`
  ? Without<After, Mark, `${Done}${Before}`>
  : `${Done}${Marked}`;

/** The columns without their marks. */
export type Columns<Marked extends string> = Without<
  Without<Without<Marked, '~detail'>, '~en'>,
  '~'
>;

/** How names in the response start: one translation, all translations of a row, and an English text that code needs. */
export const TRANSLATED = 'translated_';
export const ALL_TRANSLATED = 'all_translated';
export const ENGLISH = 'english_';

/** With more translated columns, a level selects the whole language: each path decompresses the column again. */
const MOST_PATHS = 3;

type Column = { alias: string | undefined; name: string; mark: string | undefined };

const columnOf = (part: string): Column => {
  const [, alias, name = part, mark] = /^(?:(\w+):)?(\w+)(?:~(\w*))?$/.exec(part) ?? [];
  return { alias, name, mark };
};

/** Splits at the commas outside brackets. */
function parts(columns: string): string[] {
  const found: string[] = [''];
  let depth = 0;
  for (const character of columns) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === ',' && depth === 0) found.push('');
    else found[found.length - 1] += character;
  }
  return found;
}

const source = ({ mark }: Column) => (mark === 'detail' ? 'detail_translations' : 'translations');

/** The translations that a level selects. They come first: @supabase/lite cannot parse a path before a bracket. */
function translationsOf(columns: readonly Column[], language: Language): string[] {
  const marked = columns.filter(({ mark }) => mark !== undefined);
  return ['translations', 'detail_translations'].flatMap((column) => {
    const texts = marked.filter((text) => source(text) === column);
    const paths = texts.filter(({ alias }) => alias !== undefined || texts.length <= MOST_PATHS);
    return [
      ...(paths.length < texts.length
        ? [`${ALL_TRANSLATED}${column === 'translations' ? '' : '_details'}:${column}->${language}`]
        : []),
      ...paths.map(
        ({ alias, name }) => `${TRANSLATED}${alias ?? name}:${column}->${language}->${name}`,
      ),
    ];
  });
}

function translateLevel(columns: string, language: Language): string {
  const all = parts(columns);
  const plain = all.filter((part) => !part.includes('(')).map(columnOf);
  const selected = all.flatMap((part) => {
    const embedded = /^([^(]+)\((.*)\)$/.exec(part);
    if (embedded) return [`${embedded[1]}(${translateLevel(embedded[2] ?? '', language)})`];
    const { alias, name, mark } = columnOf(part);
    const column = alias ? `${alias}:${name}` : name;
    return mark === 'en' ? [`${ENGLISH}${alias ?? name}:${name}`, column] : [column];
  });
  return [...translationsOf(plain, language), ...selected].join(',');
}

/**
 * The columns to select in the client's language, including those of embedded tables. Pass the rows to `inLanguage`.
 * - `title~`: translated
 * - `heat~detail`: translated, and shown only on the record's own page
 * - `price~en`: translated, and code also needs the English text (`englishOf`)
 *
 *     client.from('travels').select(translatedColumns(client, 'id,title~,price~en'))
 */
export function translatedColumns<const Marked extends string>(
  client: DatabaseClient,
  marked: Marked,
): Columns<Marked> {
  const language = languageOf(client);
  const columns =
    language === 'en' ? marked.replaceAll(/~(en|detail)?/g, '') : translateLevel(marked, language);
  return columns as Columns<Marked>;
}

/** Selects all columns of a small table; `marked` are translated. English requests stay `select=*`. */
export function everyColumn(client: DatabaseClient, marked: string): '*' {
  const language = languageOf(client);
  if (language === 'en') return '*';
  return ['*', ...translationsOf(parts(marked).map(columnOf), language)].join(',') as '*';
}
