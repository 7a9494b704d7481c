import { entryRuleFields } from '@expat-buddy/domain/entry-rule/fields';
import { entryRuleSchema } from '@expat-buddy/domain/entry-rule/schema';
import type { Row } from '@expat-buddy/domain/supabase-client';
import { lazy } from 'react';
import { catalogueKind } from '#features/catalogue/catalogue-kind.ts';
import { DueFilter } from '#features/sources/DueFilter.tsx';
import { DueMark } from '#features/sources/DueMark.tsx';
import { describeSource } from '#features/sources/source-form.ts';
import { t } from '#i18n/t.ts';
import { emptyForm, recordLabels } from '#ui/fields/field-labels.ts';
import { SelectFilter } from '#ui/list/SelectFilter.tsx';
import { aspectChoices, choicesOf } from './entry-rule-form.ts';

type CheckedRule = Pick<Row<'entry_rules'>, 'asks_consulate' | 'source_name' | 'checked_on'>;

const describe = (rule: CheckedRule) =>
  rule.asks_consulate ? t('Tells visitors to ask the consulate') : describeSource(rule);

export default catalogueKind<Row<'entry_rules'>>('entry-rules', {
  names: { one: t('rule'), many: t('rules') },
  columns: 'id,title,asks_consulate,source_name,checked_on,status,position,updated_at',
  none: t('There are no rules yet. Add the first one: it stays a draft until you publish it.'),
  filters: (
    <>
      <SelectFilter
        source="purpose"
        label={t('Purpose')}
        any={t('All rules')}
        choices={choicesOf('purpose')}
      />
      <DueFilter />
    </>
  ),
  row: (rule) => ({
    details: describe(rule),
    mark: !rule.asks_consulate && <DueMark checkedOn={rule.checked_on} />,
  }),
  empty: emptyForm(entryRuleFields),
  labels: recordLabels(entryRuleFields),
  schema: entryRuleSchema,
  records: { choices: aspectChoices },
  bulkFields: () => import('./entry-rule-bulk-fields.tsx'),
  Inputs: lazy(() => import('./EntryRuleInputs.tsx')),
});
