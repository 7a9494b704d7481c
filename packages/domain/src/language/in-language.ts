import { isolateNumbers } from '../format/number-isolation.ts';
import { withArabicRanges } from '../format/range.ts';
import { EVERYTHING } from './lang-of.ts';
import { ALL_TRANSLATED, ENGLISH, TRANSLATED } from './translated-columns.ts';

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Replaces texts by their translations, and collects the paths of the others in `missing`. */
function merge(source: unknown, translation: unknown, path: string, missing: string[]): unknown {
  if (typeof source === 'string') {
    if (typeof translation === 'string') return isolateNumbers(withArabicRanges(translation));
    if (source !== '') missing.push(path);
    return source;
  }
  if (Array.isArray(source)) {
    const elements = Array.isArray(translation) ? translation : [];
    return source.map((element, place) =>
      merge(element, elements[place], `${path}.${place}`, missing),
    );
  }
  if (!isObject(source)) return source;
  // An entry of a list: only some of its keys have translations.
  if (!isObject(translation)) {
    missing.push(path);
    return source;
  }
  const merged = Object.entries(translation).map(([key, text]) => [
    key,
    merge(source[key], text, `${path}.${key}`, missing),
  ]);
  return { ...source, ...Object.fromEntries(merged) };
}

/** Removes the translations from a row and returns them by field, or null if there are none. */
function translationsIn(row: Fields): Fields | null {
  const texts: Fields = {};
  let isKnown = true;
  for (const [key, value] of Object.entries(row)) {
    if (key.startsWith(ALL_TRANSLATED)) {
      if (isObject(value)) Object.assign(texts, value);
      else isKnown = false;
      delete row[key];
    } else if (key.startsWith(TRANSLATED)) {
      texts[key.slice(TRANSLATED.length)] = value;
      delete row[key];
    }
  }
  return isKnown || Object.keys(texts).length > 0 ? texts : null;
}

function translateRow(row: Fields): void {
  const english: Fields = {};
  for (const [key, value] of Object.entries(row)) {
    if (key.startsWith(ENGLISH)) {
      english[key.slice(ENGLISH.length)] = value;
      delete row[key];
    } else inLanguage(value);
  }
  const missing: string[] = [];
  const texts = translationsIn(row);
  if (texts === null) missing.push(EVERYTHING);
  for (const [field, translation] of Object.entries(texts ?? {})) {
    if (field in row) row[field] = merge(row[field], translation, field, missing);
  }
  if (missing.length > 0) row.untranslated = missing;
  if (Object.keys(english).length > 0) row.english = english;
  // `select=*` returns all languages.
  delete row.translations;
}

/** Moves the translations that `translatedColumns` selected into the fields of a response. Mutates and returns it. */
export function inLanguage<Data>(data: Data): Data {
  if (Array.isArray(data)) for (const row of data) inLanguage(row);
  else if (isObject(data)) translateRow(data);
  return data;
}
