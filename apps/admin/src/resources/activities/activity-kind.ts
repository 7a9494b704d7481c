import { activitySchema } from '@expat-buddy/domain/activity/schema';
import type { Activity } from '@expat-buddy/domain/activity/types';
import type { RecordKind } from '#features/bulk/records/record-kind.ts';
import { algiersMoment } from '#features/export/algiers-moment.ts';
import { shownCompleteness } from '#features/trip-details/shown-completeness.ts';
import { tripChoices, tripReferences } from '#features/trip-details/trip-choices.ts';
import { t } from '#i18n/t.ts';
import {
  activityLabels,
  activityToSave,
  emptyActivity,
  validateActivity,
} from './activity-form.ts';

type Counted = Activity & { completeness: number };

export const activityKind: RecordKind = {
  resource: 'activities',
  names: { one: t('activity'), many: t('activities') },
  labels: activityLabels,
  schema: activitySchema,
  empty: emptyActivity,
  validate: validateActivity,
  toSave: activityToSave,
  choices: tripChoices,
  references: {
    category_id: { resource: 'activity-categories', name: 'name' },
    ...tripReferences,
  },
  exportOnly: {
    reads: 'completeness',
    columns: [
      {
        label: t('Answers'),
        value: ({ completeness }: Counted) => shownCompleteness(completeness, 'activities'),
      },
      {
        label: t('Changed (Algiers time)'),
        value: ({ updated_at }: Counted) => algiersMoment(updated_at),
      },
    ],
  },
};
