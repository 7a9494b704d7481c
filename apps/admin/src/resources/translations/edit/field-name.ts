import { type Fields, fieldEntries } from '@expat-buddy/domain/content/field';
import { contentFields } from '@expat-buddy/domain/content/fields';
import { t, translated } from '#i18n/t.ts';
import type { TranslatedText } from '../texts.ts';

const namesOf = (fields: Fields): Record<string, string> =>
  Object.fromEntries(
    fieldEntries(fields).flatMap(([column, { translated: texts, label, name = label }]) =>
      typeof texts === 'object'
        ? Object.entries(texts).map(([key, part]) => [`${column}.${key}`, translated(part)])
        : [[column, translated(name)]],
    ),
  );

const namesOfTables: Readonly<Record<string, Readonly<Record<string, string>>>> =
  Object.fromEntries(
    Object.entries(contentFields).map(([table, { fields }]) => [table, namesOf(fields)]),
  );

/** Of columns without a line; an element of a list in the singular, as a number follows. */
const otherNames: Readonly<Record<string, string>> = {
  title: t('Title'),
  name: t('Name'),
  description: t('Description'),
  location: t('Location'),
  price: t('Price'),
  duration: t('Duration'),
  groupSize: t('Group size'),
  groupsize: t('Group size'),
  longdescription: t('Long description'),
  besttime: t('Best time'),
  difficulty: t('Difficulty'),
  tagline: t('Tagline'),
  role: t('Role'),
  address: t('Address'),
  alt: t('Photo description'),
  image_alt: t('Photo description'),
  caption: t('Caption'),
  button_text: t('Button text'),
  menuTitle: t('Title in menus'),
  cardListTitle: t('Title above the travels'),
  ctaTitle: t('Call to action, title'),
  ctaDescription: t('Call to action, text'),
  ctaButtonText: t('Call to action, button'),
  cancellation_terms: t('Cancellation terms'),
  payment_terms: t('Payment terms'),
  overnight: t('Overnight'),
  highlights: t('Highlight'),
  activities: t('Activity'),
  requirements: t('Requirement'),
  stops: t('Stop (place)'),
  languages: t('Language'),
};

/** Undefined for a column that has no name. */
export const columnName = (table: string, column: string): string | undefined =>
  namesOfTables[table]?.[column] ?? otherNames[column];

type NamedText = Pick<TranslatedText, 'resource' | 'field' | 'day_number' | 'element'>;

/** "Title", "Highlight 2", "Day 3, stop 1" */
export function fieldName(text: NamedText): string {
  const column = text.field.replace(/^days\./, '');
  const name = columnName(text.resource, column) ?? column;
  const numbered = text.element === null ? name : `${name} ${text.element}`;
  if (text.day_number === null) return numbered;
  return t('Day {dayNumber}, {numbered}', {
    dayNumber: text.day_number,
    numbered: numbered.toLowerCase(),
  });
}
