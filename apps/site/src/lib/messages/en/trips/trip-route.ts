import { durationText } from '@expat-buddy/domain/format/duration';

const figures = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

export const tripRouteMessages = {
  title: 'The route',
  help: 'Select a day to see its part of the route.',
  loading: 'Loading the map...',
  failed: 'The map could not be loaded. The list has the same stops.',
  whole: 'Whole route',
  marks: 'Where the days end',
  day: (day: number) => `Day ${day}`,
  dayTitle: (day: number, title: string) => `Day ${day}: ${title}`,
  mark: (days: string, count: number, place: string) =>
    `${count === 1 ? 'Day' : 'Days'} ${days}, ${place}`,
  drive: (km: number | null, hours: number | null) =>
    [
      km === null ? '' : `${figures.format(km)} km`,
      hours === null ? '' : `${durationText(hours, 'en')} on the road`,
    ]
      .filter(Boolean)
      .join(', '),
  sketch: 'Straight lines between the stops, not the road itself. Boundaries: Natural Earth.',
  missing: (names: string[]) => `Not on the map: ${names.join(', ')}.`,
};
