import { MAX_TRAVEL_DAYS } from '@expat-buddy/domain/travel/limits';
import { travelSchema } from '@expat-buddy/domain/travel/schema';
import { tripProblems, tripToSave } from '#features/trip-details/trip-form.ts';
import { t } from '#i18n/t.ts';
import { asLines, asText } from '#ui/inputs/form-text.ts';
import { validateWith } from '#ui/inputs/validate-with.ts';
import { dayProblems, dayToSave } from './form/programme/travel-day.ts';
import type { TravelDay } from './travel-record.ts';

const validateFields = validateWith(travelSchema);

export function validateTravel(values: Record<string, unknown>): Record<string, string> {
  const errors = { ...validateFields(values), ...tripProblems(values) };
  const days = Array.isArray(values.days) ? (values.days as TravelDay[]) : [];
  const wrong = days.findIndex((day) => Object.keys(dayProblems(day)).length > 0);
  if (days.length > MAX_TRAVEL_DAYS) {
    errors.days = t('A programme has at most {limit} days.', { limit: MAX_TRAVEL_DAYS });
  } else if (wrong >= 0) errors.days = t('Day {number} needs attention.', { number: wrong + 1 });
  return errors;
}

const texts = [
  'title',
  'location',
  'description',
  'imageUrl',
  'price',
  'duration',
  'groupSize',
] as const;

/**
 * The saved record: trimmed texts, never null, and lists without empty lines. The main type is also
 * one of the types, because the site's filter looks there.
 */
export function travelToSave(values: Record<string, unknown>): Record<string, unknown> {
  const saved = { ...values, ...tripToSave(values, 'travels') };
  for (const field of texts) saved[field] = asText(values[field]);
  saved.highlights = asLines(values.highlights);
  saved.activities = asLines(values.activities);
  const types = new Set(asLines(values.type_ids));
  if (typeof values.type_id === 'string' && values.type_id) types.add(values.type_id);
  saved.type_ids = [...types].sort();
  saved.tag_ids = asLines(values.tag_ids).sort();
  saved.region_id = values.region_id || null;
  saved.type_id = values.type_id || null;
  saved.position = values.position ?? 0;
  for (const field of ['is_featured', 'in_south', 'price_from', 'price_is_written']) {
    saved[field] = values[field] === true;
  }
  saved.days = (Array.isArray(values.days) ? (values.days as TravelDay[]) : []).map(dayToSave);
  return saved;
}
