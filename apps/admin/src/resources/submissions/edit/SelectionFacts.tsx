import { readPlan } from '@expat-buddy/domain/plan/read-plan';
import { t } from '#i18n/t.ts';
import { LabeledValue } from '#ui/LabeledValue.tsx';
import { PlanFacts } from './PlanFacts.tsx';
import { type Selection, useSelection, useTitles } from './use-selection.ts';

function Chosen({ selection }: { selection: Selection }) {
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
    </>
  );
}

export function SelectionFacts({ submissionId }: { submissionId: string }) {
  const { selection, error } = useSelection(submissionId);
  if (error)
    return <LabeledValue label={t('Chosen on the page')}>{t('Could not be loaded.')}</LabeledValue>;
  return selection ? <Chosen selection={selection} /> : null;
}

/** Below the other facts: it is a list of its own. */
export function SelectionPlan({ submissionId }: { submissionId: string }) {
  const { selection } = useSelection(submissionId);
  const plan = readPlan(selection?.plan);
  return plan.items.length > 0 && <PlanFacts plan={plan} />;
}
