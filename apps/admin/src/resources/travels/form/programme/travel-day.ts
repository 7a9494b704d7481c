import { asLines, asText } from '#ui/inputs/form-text.ts';
import type { TravelDay } from '../../travel-record.ts';

export const dayName = (at: number) => `Day ${at + 1}`;

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

/** The limits of the database (travel_days_*), in words for the form. */
export function dayProblems(day: TravelDay): Problems {
  const problems: Problems = {};
  const title = asText(day.title);
  const { distance_km: km, driving_hours: hours } = day;
  if (title === '') problems.title = 'Please enter a title.';
  else if (title.length > 200) problems.title = 'Use at most 200 characters.';
  if (km !== null && !(Number.isInteger(km) && km >= 0 && km <= 3000)) {
    problems.distance_km = 'A whole number from 0 to 3,000.';
  }
  if (hours !== null && !(hours >= 0 && hours <= 24))
    problems.driving_hours = 'From 0 to 24 hours.';
  return problems;
}

/** What is saved: hours are kept to one decimal, as the column does. */
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

/** A day in one line: "Two stops, 120 km, 2.5 h". */
export function daySummary({ stops, distance_km, driving_hours }: TravelDay): string {
  const count = asLines(stops).length;
  return [
    count > 0 && `${count} ${count === 1 ? 'stop' : 'stops'}`,
    distance_km !== null && `${distance_km} km`,
    driving_hours !== null && `${driving_hours} h`,
  ]
    .filter(Boolean)
    .join(', ');
}
