import { type Field, fieldEntries } from '@expat-buddy/domain/content/field';
import { allTripFields, type TripTable, tripFields } from '@expat-buddy/domain/trip/fields';
import type { GalleryImage, TripQuestion } from '@expat-buddy/domain/trip/types';
import { t } from '#i18n/t.ts';
import { fieldLabels, fieldsOfTab } from '#ui/fields/field-labels.ts';
import { asLines, asText } from '#ui/inputs/form-text.ts';

type Values = Record<string, unknown>;

export const tripLabels = fieldLabels(allTripFields);

/** In the order of the tabs. */
export const tripLabelsOf = (table: TripTable): Readonly<Record<string, string>> =>
  fieldLabels(tripFields[table]);

export type TripTab = (typeof allTripFields)[keyof typeof allTripFields]['tab'];

export const tabFields = (table: TripTable, tab: TripTab): string[] =>
  fieldsOfTab(tripFields[table], tab);

const listOf = <Entry>(value: unknown): Entry[] => (Array.isArray(value) ? value : []);

export const questionsOf = (value: unknown) => listOf<TripQuestion>(value);
export const imagesOf = (value: unknown) => listOf<GalleryImage>(value);
export const monthsOf = (value: unknown) =>
  listOf<number>(value).toSorted((one, other) => one - other);

export const emptyQuestion = (): TripQuestion => ({
  id: crypto.randomUUID(),
  question: '',
  answer: '',
});

const isBlank = ({ id: _id, ...entry }: TripQuestion | GalleryImage) =>
  Object.values(entry).every((text) => text.trim() === '');

const trimmed = <Entry extends TripQuestion | GalleryImage>(entry: Entry): Entry =>
  Object.fromEntries(Object.entries(entry).map(([key, text]) => [key, text.trim()])) as Entry;

type Entry = TripQuestion | GalleryImage;

/** What is saved of a field: trimmed, without empty entries. An emptied number or choice is unknown. */
function savedValue({ shape }: Field, value: unknown): unknown {
  if (shape === 'text') return asText(value);
  if (shape === 'lines') return asLines(value);
  if (shape === 'months') return monthsOf(value);
  if (shape === 'ids') return listOf(value);
  if (shape === 'entries') {
    return listOf<Entry>(value)
      .filter((entry) => !isBlank(entry))
      .map(trimmed);
  }
  return value === '' ? null : (value ?? null);
}

/** The part of the saved record that visitors decide on. Rows of other tables are their form's. */
export const tripToSave = (values: Values, table: TripTable): Values =>
  Object.fromEntries(
    fieldEntries(tripFields[table])
      .filter(([, { shape }]) => shape !== 'rows')
      .map(([name, field]) => [name, savedValue(field, values[name])]),
  );

export const isHalfQuestion = ({ question, answer }: TripQuestion) =>
  (question.trim() === '') !== (answer.trim() === '');

const lacksImage = (entry: GalleryImage) => entry.image.trim() === '' && !isBlank(entry);

/** What the schema lets pass and visitors would not understand. */
export function tripProblems(values: Values): Record<string, string> {
  const problems: Record<string, string> = {};
  const half = questionsOf(values.questions).findIndex(isHalfQuestion);
  if (half >= 0)
    problems.questions = t('Question {number} needs a question and an answer.', {
      number: half + 1,
    });
  const imageless = imagesOf(values.gallery).findIndex(lacksImage);
  if (imageless >= 0)
    problems.gallery = t('Picture {number} has no picture yet.', { number: imageless + 1 });
  return problems;
}
