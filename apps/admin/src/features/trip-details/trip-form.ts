import type { GalleryImage, TripQuestion } from '@expat-buddy/domain/trip/types';
import { t } from '#i18n/t.ts';
import { asLines, asText } from '#ui/inputs/form-text.ts';

type Values = Record<string, unknown>;

/** In the order of the tabs. */
export const tripLabels = {
  price_amount: t('Amount'),
  price_currency: t('Currency'),
  price_unit: t('Price per'),
  price_people: t('From how many people'),
  price_children: t('Children'),
  price_single: t('Single supplement'),
  price_season: t('Season'),
  vehicle_included: t('Vehicle included'),
  included: t('Included'),
  not_included: t('Not included'),
  meeting_point: t('Meeting point'),
  getting_there: t('Getting there'),
  what_to_bring: t('What to bring'),
  suits: t('Suits'),
  unsuitable_for: t('Unsuitable for'),
  minimum_age: t('Minimum age'),
  effort: t('Effort'),
  heat: t('Heat'),
  highest_altitude: t('Highest altitude'),
  best_months: t('Best months'),
  good_months: t('Good months'),
  months_reason: t('Reason for the months'),
  papers: t('Papers'),
  safety: t('Safety'),
  cancellation: t('Cancellation'),
  questions: t('Questions'),
  gallery: t('Gallery'),
  planner_ids: t('Planned by'),
  guide_ids: t('Guided by'),
} as const;

export type TripField = keyof typeof tripLabels;

/** The fields of each tab, in its order. */
export const tabFields = {
  price: [
    'price_amount',
    'price_currency',
    'price_unit',
    'price_people',
    'price_children',
    'price_single',
    'price_season',
    'vehicle_included',
  ],
  practical: ['included', 'not_included', 'meeting_point', 'getting_there', 'what_to_bring'],
  who: [
    'suits',
    'unsuitable_for',
    'effort',
    'minimum_age',
    'highest_altitude',
    'heat',
    'best_months',
    'good_months',
    'months_reason',
  ],
  papers: ['papers', 'safety', 'cancellation'],
  questions: ['questions'],
  gallery: ['gallery'],
  team: ['planner_ids', 'guide_ids'],
} as const satisfies Record<string, readonly TripField[]>;

const texts = [
  'price_children',
  'price_single',
  'price_season',
  'meeting_point',
  'getting_there',
  'heat',
  'months_reason',
  'papers',
  'safety',
  'cancellation',
] as const;

const lists = ['included', 'not_included', 'what_to_bring', 'suits', 'unsuitable_for'] as const;

/** Numbers and choices: an emptied one is unknown. */
const optionals = [
  'price_amount',
  'price_currency',
  'price_unit',
  'price_people',
  'vehicle_included',
  'minimum_age',
  'effort',
  'highest_altitude',
] as const;

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

/** The part of the saved record that travels and activities share: trimmed, without empty entries. */
export function tripToSave(values: Values): Values {
  const saved: Values = {};
  for (const field of texts) saved[field] = asText(values[field]);
  for (const field of lists) saved[field] = asLines(values[field]);
  for (const field of optionals)
    saved[field] = values[field] === '' ? null : (values[field] ?? null);
  saved.best_months = monthsOf(values.best_months);
  saved.good_months = monthsOf(values.good_months);
  const isWritten = (entry: TripQuestion | GalleryImage) => !isBlank(entry);
  for (const field of ['planner_ids', 'guide_ids'] as const) saved[field] = listOf(values[field]);
  saved.questions = questionsOf(values.questions).filter(isWritten).map(trimmed);
  saved.gallery = imagesOf(values.gallery).filter(isWritten).map(trimmed);
  return saved;
}

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
