import { planInFragment } from '@expat-buddy/domain/plan/share-link';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useIsPlanKept, usePlan } from '#features/plan/plan-store.ts';
import { SharedPlan } from '#features/plan/shared-plan.tsx';
import { UnkeptPlan } from '#features/plan/unkept-plan.tsx';
import { paths } from '#lib/paths.ts';
import { planMessages as text } from '#messages/plan/plan.ts';
import { AppLink } from '#ui/app-link.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { EmptyState } from '#ui/states.tsx';
import { OwnPlan } from './own-plan.tsx';

/** The visitor's own plan, or the one in the link that they opened. */
export default function PlanContent() {
  const { hash } = useLocation();
  const shared = useMemo(() => planInFragment(hash), [hash]);
  const plan = usePlan();
  const isKept = useIsPlanKept();
  const isEmpty = plan.items.length === 0;
  const hadItems = useRef(!isEmpty);
  useEffect(() => {
    hadItems.current = !isEmpty;
  }, [isEmpty]);
  if (shared) {
    return (
      <>
        <PlanHead title={text.shared.heading} intro={text.shared.intro}>
          <AppLink to={paths.plan} className="text-sea underline underline-offset-4">
            {text.shared.ownPlan}
          </AppLink>
        </PlanHead>
        <SharedPlan key={hash} plan={shared} />
      </>
    );
  }
  return (
    <>
      <PlanHead title={text.heading} intro={isKept ? `${text.intro} ${text.kept}` : text.intro} />
      {shared === null && (
        <p role="alert" className="mb-8 border-s-4 border-danger bg-surface px-6 py-5 font-medium">
          {text.shared.broken}
        </p>
      )}
      {!isKept && !isEmpty && <UnkeptPlan plan={plan} />}
      {isEmpty ? (
        <EmptyPlan isEmptied={hadItems.current} isKept={isKept} />
      ) : (
        <OwnPlan plan={plan} />
      )}
    </>
  );
}

type PlanHeadProps = { title: string; intro: string; children?: ReactNode };

function PlanHead({ title, intro, children }: PlanHeadProps) {
  return (
    <>
      <h1 className="text-display print:mb-6">{title}</h1>
      <p className="mt-5 max-w-[60ch] text-lead text-muted print:hidden">{intro}</p>
      <p className="mt-3 mb-10 print:hidden">{children}</p>
    </>
  );
}

/** The focus was on the last item, if the visitor has just removed it. */
function EmptyPlan({ isEmptied, isKept }: { isEmptied: boolean; isKept: boolean }) {
  const sentence = useRef<HTMLParagraphElement>(null);
  useEffect(() => sentence.current?.focus(), []);
  return (
    <div className="max-w-[48rem]">
      <EmptyState text={text.empty.title} ref={isEmptied ? sentence : undefined}>
        <p className="mx-auto mb-6 max-w-[46ch] text-muted">{text.empty.text}</p>
        {!isKept && <p className="mx-auto mb-6 max-w-[46ch]">{text.notKept.empty}</p>}
        <div className="flex flex-wrap justify-center gap-3">
          <AppLink to={paths.travels} className={buttonClass('primary')}>
            {text.empty.travels}
          </AppLink>
          <AppLink to={paths.rvRental} className={buttonClass('outline')}>
            {text.empty.vehicles}
          </AppLink>
        </div>
      </EmptyState>
    </div>
  );
}
