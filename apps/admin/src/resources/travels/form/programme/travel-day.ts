import { travelDaySchema } from '@expat-buddy/domain/travel/schema';
import { t } from '#i18n/t.ts';
import { asLines, asText } from '#ui/inputs/form-text.ts';
import { validateWith } from '#ui/inputs/validate-with.ts';
import type { TravelDay } from '../../travel-record.ts';

export const dayName = (at: number) => t('Day {number}', { number: at + 1 });

export function emptyDay(): TravelDay {
  return {
    id: crypto.randomUUID(),
    title: '',
    description: '',
    stops: [],
    distance_km: null,
    driving_hours: null,
    overnight: '',
  };
}

type Problems = Partial<Record<keyof TravelDay, string>>;

export const dayProblems: (day: TravelDay) => Problems = validateWith(travelDaySchema);

/** Rounds hours to one decimal, as the column does. */
export function dayToSave(day: TravelDay): TravelDay {
  return {
    ...day,
    title: asText(day.title),
    description: asText(day.description),
    stops: asLines(day.stops),
    overnight: asText(day.overnight),
    driving_hours: day.driving_hours === null ? null : Math.round(day.driving_hours * 10) / 10,
  };
}

/** Such as "Two stops, 120 km, 2.5 h". */
export function daySummary({ stops, distance_km, driving_hours }: TravelDay): string {
  const count = asLines(stops).length;
  return [
    count > 0 && t('{count, plural, one {# stop} other {# stops}}', { count }),
    distance_km !== null && t('{distance} km', { distance: distance_km }),
    driving_hours !== null && t('{hours, number} h', { hours: driving_hours }),
  ]
    .filter(Boolean)
    .join(', ');
}
