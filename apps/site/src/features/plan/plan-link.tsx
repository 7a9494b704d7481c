import { ListChecks } from 'lucide-react';
import { paths } from '#lib/paths.ts';
import { planButtonMessages as text } from '#messages/plan/plan-button.ts';
import { AppLink } from '#ui/app-link.tsx';
import { usePlan } from './plan-store.ts';

type PlanLinkProps = {
  /** The badge is placed in the gap after the link, so nothing shifts when the plan has been read. */
  variant?: 'badge' | 'icon' | 'plain';
  className: string;
  onClick?: () => void;
};

/** The link to the plan, with the number of its items. */
export default function PlanLink({ variant = 'icon', ...link }: PlanLinkProps) {
  const { length } = usePlan().items;
  const isBadge = variant === 'badge';
  return (
    <AppLink to={paths.plan} {...link}>
      {variant === 'icon' && <ListChecks className="size-4.5 shrink-0" aria-hidden="true" />}
      {text.link}
      {length > 0 && (
        <span className="tabular">
          <span aria-hidden="true" className={isBadge ? badge : undefined}>
            {isBadge ? length : `(${length})`}
          </span>
          <span className="sr-only">{text.count(length)}</span>
        </span>
      )}
    </AppLink>
  );
}

const badge =
  'absolute inset-y-0 start-[calc(100%+0.25rem)] my-auto grid size-4.5 place-items-center rounded-full bg-sand text-[0.72rem] leading-none font-medium text-ink';
