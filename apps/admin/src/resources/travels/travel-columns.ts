import { completenessText } from '@expat-buddy/domain/trip/completeness';
import { algiersMoment } from '#features/export/algiers-moment.ts';
import type { CsvColumn } from '#features/export/csv.ts';
import { publicationNames } from '#ui/publication.ts';
import { type ListedTravel, titlesOf } from './travel-record.ts';

export const travelColumns: readonly CsvColumn<ListedTravel>[] = [
  { label: 'Title', value: ({ title }) => title },
  { label: 'Location', value: ({ location }) => location },
  { label: 'Region', value: ({ region }) => region?.title },
  {
    label: 'Types',
    value: (row) => titlesOf(row.travel_types.map(({ types }) => types)).join(', '),
  },
  { label: 'Tags', value: (row) => titlesOf(row.travel_tags.map(({ tags }) => tags)).join(', ') },
  { label: 'Price', value: ({ price }) => price },
  { label: 'Complete', value: ({ completeness }) => completenessText(completeness, 'travels') },
  { label: 'Status', value: ({ status }) => publicationNames[status] },
  { label: 'Changed (Algiers time)', value: ({ updated_at }) => algiersMoment(updated_at) },
  { label: 'Id', value: ({ id }) => id },
];
