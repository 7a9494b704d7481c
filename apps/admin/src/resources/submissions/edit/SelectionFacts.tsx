import { dayText } from '@expat-buddy/domain/format/day';
import { detailsIn } from '@expat-buddy/domain/inquiry/kinds/details';
import { readPlan } from '@expat-buddy/domain/plan/read-plan';
import { locale } from '#i18n/locale.ts';
import { t, translated } from '#i18n/t.ts';
import { LabeledValue } from '#ui/LabeledValue.tsx';
import type { SubmissionRecord } from '../submission.ts';
import { PlanFacts } from './PlanFacts.tsx';
import { type Selection, useSelection, useTitles } from './use-selection.ts';

function Chosen({ selection, service }: { selection: Selection; service: string }) {
  // A plan names them in the visitor's order.
  const hasPlan = selection.plan !== null;
  const travels = useTitles('travels', hasPlan ? [] : selection.travel_ids);
  const activities = useTitles('activities', hasPlan ? [] : selection.activity_ids);
  return (
    <>
      <LabeledValue label={t('About')}>{selection.subject}</LabeledValue>
      <LabeledValue label={t('Chosen travels')}>{travels.join(', ')}</LabeledValue>
      <LabeledValue label={t('Chosen activities')}>{activities.join(', ')}</LabeledValue>
      <LabeledValue label={t('Camping')}>
        {selection.includes_camping ? t('Yes') : null}
      </LabeledValue>
      {detailsIn(service, selection.details).map(({ name, field, value }) => (
        <LabeledValue key={name} label={translated(field.label)}>
          {dayText(String(value), locale.language)}
        </LabeledValue>
      ))}
    </>
  );
}

type SelectionFactsProps = { submission: Pick<SubmissionRecord, 'id' | 'service'> };

export function SelectionFacts({ submission: { id, service } }: SelectionFactsProps) {
  const { selection, error } = useSelection(id);
  if (error)
    return <LabeledValue label={t('Chosen on the page')}>{t('Could not be loaded.')}</LabeledValue>;
  return selection ? <Chosen selection={selection} service={service} /> : null;
}

/** Below the other facts: it is a list of its own. */
export function SelectionPlan({ submissionId }: { submissionId: string }) {
  const { selection } = useSelection(submissionId);
  const plan = readPlan(selection?.plan);
  return plan.items.length > 0 && <PlanFacts plan={plan} />;
}
