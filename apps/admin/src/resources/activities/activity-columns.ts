import type { Activity } from '@expat-buddy/domain/activity/types';
import { algiersMoment } from '#features/export/algiers-moment.ts';
import type { CsvColumn } from '#features/export/csv.ts';
import { publicationNames } from '#ui/publication.ts';

export const activityColumns: readonly CsvColumn<Activity>[] = [
  { label: 'Title', value: ({ title }) => title },
  { label: 'Category', value: ({ category_id }) => category_id },
  { label: 'Duration', value: ({ duration }) => duration },
  { label: 'Group size', value: ({ groupsize }) => groupsize },
  { label: 'Difficulty', value: ({ difficulty }) => difficulty },
  { label: 'Best time', value: ({ besttime }) => besttime },
  { label: 'Description', value: ({ description }) => description },
  { label: 'Highlights', value: ({ highlights }) => highlights.join('\n') },
  { label: 'Requirements', value: ({ requirements }) => requirements.join('\n') },
  { label: 'Status', value: ({ status }) => publicationNames[status] },
  { label: 'Changed (Algiers time)', value: ({ updated_at }) => algiersMoment(updated_at) },
  { label: 'Id', value: ({ id }) => id },
];
