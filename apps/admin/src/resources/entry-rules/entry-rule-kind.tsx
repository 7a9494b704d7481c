import { calendarDayOf, formatCalendarDay } from '@expat-buddy/domain/dates/calendar-day';
import { isDueForReview } from '@expat-buddy/domain/entry-rule/review';
import { entryRuleSchema } from '@expat-buddy/domain/entry-rule/schema';
import type { Row } from '@expat-buddy/domain/supabase-client';
import { Chip } from '@mui/material';
import { lazy } from 'react';
import { catalogueKind } from '#features/catalogue/catalogue-kind.ts';
import { SelectFilter } from '#ui/list/SelectFilter.tsx';
import { choicesOf, emptyEntryRule, entryRuleLabels } from './entry-rule-form.ts';

type CheckedRule = Pick<Row<'entry_rules'>, 'asks_consulate' | 'source_name' | 'checked_on'>;

function describe({ asks_consulate, source_name, checked_on }: CheckedRule): string {
  if (asks_consulate) return 'Tells visitors to ask the consulate';
  const checked = checked_on ? `checked on ${formatCalendarDay(checked_on, 'en')}` : 'not checked';
  return [source_name, checked].filter(Boolean).join(' · ');
}

const isDue = ({ asks_consulate, checked_on }: CheckedRule) =>
  !asks_consulate && isDueForReview(checked_on, calendarDayOf(new Date()));

export default catalogueKind<Row<'entry_rules'>>({
  resource: 'entry-rules',
  table: 'entry_rules',
  published: 'entry_rules',
  title: 'Entry papers',
  names: { one: 'rule', many: 'rules' },
  columns: 'id,title,asks_consulate,source_name,checked_on,status,position,updated_at',
  none: 'There are no rules yet. Add the first one: it stays a draft until you publish it.',
  filters: (
    <SelectFilter source="purpose" label="Purpose" any="All rules" choices={choicesOf('purpose')} />
  ),
  row: (rule) => ({
    details: describe(rule),
    mark: isDue(rule) && (
      <Chip size="small" color="warning" variant="outlined" label="Due for review" />
    ),
  }),
  empty: emptyEntryRule,
  labels: entryRuleLabels,
  schema: entryRuleSchema,
  Inputs: lazy(() => import('./EntryRuleInputs.tsx')),
  pageOf: ({ id }) => `/entry-papers#${id}`,
});
