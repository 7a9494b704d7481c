import { durationText } from '@expat-buddy/domain/format/duration';
import { plural } from '../../plural.ts';

const figures = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

export const roadTripMessages = {
  loading: 'Loading road trip...',
  error: 'Error loading road trip.',
  notFound: 'Road trip not found.',
  asTravel: (title: string) => `See ${title}`,
  kind: 'Road trip',
  kindIn: (region: string) => `Road trip · ${region}`,
  totals: 'The drive in figures',
  days: (count: number) => plural(count, { one: 'day', other: 'days' }),
  km: 'kilometres',
  wheel: 'on the road',
  figure: (figure: number) => figures.format(figure),
  duration: (hours: number) => durationText(hours, 'en'),
  plan: 'Plan this drive',
};
