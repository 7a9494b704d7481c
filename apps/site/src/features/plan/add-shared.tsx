import { newItems } from '@expat-buddy/domain/plan/edit-plan';
import type { Plan } from '@expat-buddy/domain/plan/types';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#lib/paths.ts';
import { planMessages } from '#messages/plan/plan.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { StarOrnament } from '#ui/star-ornament.tsx';
import { showToast } from '#ui/toast/toast-store.ts';
import { changePlan, usePlan } from './plan-store.ts';

/** "Add these to my plan": shows what a shared plan adds to the visitor's, and adds it when they agree. */
export function AddShared({ shared }: { shared: Plan }) {
  const { shared: text } = planMessages;
  const [isReviewing, setReviewing] = useState(false);
  if (isReviewing) return <Review shared={shared} onCancel={() => setReviewing(false)} />;
  return (
    <div className="mt-6 print:hidden">
      <Button size="large" className="w-full" onClick={() => setReviewing(true)}>
        {text.add}
      </Button>
      <p className="mt-3 text-small text-muted">{text.addText}</p>
    </div>
  );
}

function Review({ shared, onCancel }: { shared: Plan; onCancel: () => void }) {
  const { shared: text } = planMessages;
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const { fitting, overflow } = newItems(usePlan(), shared);
  const already = shared.items.length - fitting.length - overflow;
  useEffect(() => heading.current?.focus(), []);

  const add = () => {
    // Another tab may have changed the plan meanwhile.
    const { before, after } = changePlan((plan) => ({
      people: plan.people ?? shared.people,
      items: [...plan.items, ...newItems(plan, shared).fitting],
    }));
    showToast({ title: text.done(after.items.length - before.items.length) });
    void navigate(paths.plan);
  };

  return (
    <section
      aria-labelledby="review-shared"
      className="mt-6 border-t border-line pt-5 print:hidden"
    >
      <h2 id="review-shared" ref={heading} tabIndex={-1} className="text-title outline-none">
        {text.review}
      </h2>
      <p className="mt-3">{fitting.length > 0 ? text.added(fitting.length) : text.nothing}</p>
      <ul className="mt-2 space-y-1.5">
        {fitting.map(({ kind, id, title }) => (
          <li key={`${kind} ${id}`} className="flex gap-3 leading-snug">
            <StarOrnament className="mt-1.5 size-2.5 shrink-0 text-terracotta" />
            {title}
          </li>
        ))}
      </ul>
      {fitting.length > 0 && already > 0 && (
        <p className="mt-3 text-small text-muted">{text.already(already)}</p>
      )}
      {overflow > 0 && <p className="mt-3 text-small text-danger">{text.overflow(overflow)}</p>}
      <div className="mt-5 flex flex-wrap gap-3">
        {fitting.length > 0 ? (
          <Button onClick={add}>{text.confirm(fitting.length)}</Button>
        ) : (
          <AppLink to={paths.plan} className={buttonClass('primary')}>
            {text.ownPlan}
          </AppLink>
        )}
        <Button variant="outline" onClick={onCancel}>
          {text.cancel}
        </Button>
      </div>
    </section>
  );
}
