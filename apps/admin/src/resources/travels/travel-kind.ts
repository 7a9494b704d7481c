import { travelDaySchema, travelSchema } from '@expat-buddy/domain/travel/schema';
import * as z from 'zod/mini';
import type { RecordKind } from '#features/bulk/records/record-kind.ts';
import { algiersMoment } from '#features/export/algiers-moment.ts';
import { shownCompleteness } from '#features/trip-details/shown-completeness.ts';
import { tripChoices, tripReferences } from '#features/trip-details/trip-choices.ts';
import { t } from '#i18n/t.ts';
import { emptyTravel } from './form/empty-travel.ts';
import { travelLabels } from './form/travel-labels.ts';
import { travelToSave, validateTravel } from './travel-form.ts';
import { type JoinedRow, type ListedTravel, readTravel, recordColumns } from './travel-record.ts';

export const travelKind: RecordKind = {
  resource: 'travels',
  names: { one: t('travel'), many: t('travels') },
  labels: travelLabels,
  schema: travelSchema,
  lists: { days: z._default(z.array(z.extend(travelDaySchema, { id: z.string() })), []) },
  empty: emptyTravel,
  validate: validateTravel,
  toSave: travelToSave,
  columns: recordColumns,
  fromRow: (row) => readTravel(row as JoinedRow),
  choices: tripChoices,
  references: {
    region_id: { resource: 'regions', name: 'title' },
    type_id: { resource: 'types', name: 'title' },
    type_ids: { resource: 'types', name: 'title' },
    tag_ids: { resource: 'tags', name: 'title' },
    ...tripReferences,
  },
  exportOnly: {
    reads: 'completeness',
    columns: [
      {
        label: t('Answers'),
        value: ({ completeness }: ListedTravel) => shownCompleteness(completeness, 'travels'),
      },
      {
        label: t('Changed (Algiers time)'),
        value: ({ updated_at }: ListedTravel) => algiersMoment(updated_at),
      },
    ],
  },
};
