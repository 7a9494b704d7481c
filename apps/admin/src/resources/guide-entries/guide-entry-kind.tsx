import { guideEntryFields } from '@expat-buddy/domain/guide-entry/fields';
import { guideEntrySchema } from '@expat-buddy/domain/guide-entry/schema';
import type { Row } from '@expat-buddy/domain/supabase-client';
import { lazy } from 'react';
import { catalogueKind } from '#features/catalogue/catalogue-kind.ts';
import { DueFilter } from '#features/sources/DueFilter.tsx';
import { DueMark } from '#features/sources/DueMark.tsx';
import { describeSource } from '#features/sources/source-form.ts';
import { t } from '#i18n/t.ts';
import { emptyForm, recordLabels } from '#ui/fields/field-labels.ts';
import { SelectFilter } from '#ui/list/SelectFilter.tsx';
import { topicChoices, topicName } from './guide-entry-form.ts';

export default catalogueKind<Row<'guide_entries'>>('guide-entries', {
  names: { one: t('entry'), many: t('entries') },
  columns: 'id,topic,title,statement,place,source_name,checked_on,status,position,updated_at',
  none: t('There are no entries yet. Add the first one: it stays a draft until you publish it.'),
  filters: (
    <>
      <SelectFilter
        source="topic"
        label={t('Topic')}
        any={t('All topics')}
        choices={topicChoices}
      />
      <DueFilter />
    </>
  ),
  row: (entry) => ({
    details: [
      topicName(entry.topic),
      entry.place,
      entry.statement ? describeSource(entry) : t('Says whom to ask'),
    ]
      .filter(Boolean)
      .join(' · '),
    mark: entry.statement !== '' && <DueMark checkedOn={entry.checked_on} />,
  }),
  empty: emptyForm(guideEntryFields),
  labels: recordLabels(guideEntryFields),
  schema: guideEntrySchema,
  records: {
    choices: { topic: topicChoices },
    references: { service_id: { resource: 'services', name: 'title' } },
  },
  bulkFields: () => import('./guide-entry-bulk-fields.tsx'),
  Inputs: lazy(() => import('./GuideEntryInputs.tsx')),
});
