import { ListChecks } from 'lucide-react';
import { paths } from '#lib/paths.ts';
import { planButtonMessages as text } from '#messages/plan/plan-button.ts';
import { AppLink } from '#ui/app-link.tsx';
import { usePlan } from './plan-store.ts';

type PlanLinkProps = { className: string; onClick?: () => void };

/** The link to the plan, with the number of its items. */
export default function PlanLink(props: PlanLinkProps) {
  const { length } = usePlan().items;
  return (
    <AppLink to={paths.plan} {...props}>
      <ListChecks className="size-4.5 shrink-0" aria-hidden="true" />
      {text.link}
      {length > 0 && (
        <span className="tabular">
          <span aria-hidden="true">({length})</span>
          <span className="sr-only">{text.count(length)}</span>
        </span>
      )}
    </AppLink>
  );
}
