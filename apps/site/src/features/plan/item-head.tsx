import type { PlanConflict } from '@expat-buddy/domain/plan/conflicts';
import type { PlanRecord } from '@expat-buddy/domain/plan/queries';
import type { PlanItem } from '@expat-buddy/domain/plan/types';
import { TriangleAlert } from 'lucide-react';
import { planMessages as text } from '#messages/plan/plan.ts';
import { AppLink } from '#ui/app-link.tsx';
import { itemPath } from './item-path.ts';
import { durationOf, priceOf } from './record-facts.ts';

type ItemHeadProps = { item: PlanItem; record: PlanRecord | undefined; isGone: boolean };

export function ItemHead({ item, record, isGone }: ItemHeadProps) {
  const facts = record ? [durationOf(record), priceOf(record)].filter(Boolean) : [];
  return (
    <>
      <p className="text-small text-muted">{text.kinds[item.kind]}</p>
      <h3 className="text-title leading-tight break-words">
        {isGone ? (
          <span className="inline-block py-1">{item.title}</span>
        ) : (
          <AppLink
            to={itemPath(item, record)}
            className="inline-block py-1 underline decoration-ochre decoration-2 underline-offset-4 hover:text-sea"
          >
            {record?.title ?? item.title}
          </AppLink>
        )}
      </h3>
      {facts.length > 0 && (
        <p className="tabular mt-1 text-small text-muted first-letter:uppercase">
          {facts.join(' · ')}
        </p>
      )}
    </>
  );
}

type ConflictListProps = { conflicts: readonly PlanConflict[]; isGone: boolean };

/** What does not fit, in sentences beside the item. */
export function ConflictList({ conflicts, isGone }: ConflictListProps) {
  const sentences = conflicts.map(text.conflict);
  if (isGone) sentences.push(text.gone);
  if (sentences.length === 0) return null;
  return (
    <ul className="mt-4 space-y-2 border-s-4 border-terracotta bg-sand px-4 py-3 leading-snug">
      {sentences.map((sentence, index) => (
        <li key={index} className="flex gap-2.5">
          <TriangleAlert className="mt-0.5 size-4.5 shrink-0 text-terracotta" aria-hidden="true" />
          <span>
            <span className="sr-only">{text.checkIt} </span>
            {sentence}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Nights, time and note as text: of a shared plan, and on paper. */
export function ItemText({ item, className }: { item: PlanItem; className?: string }) {
  const times = text.times(item);
  return (
    <div className={className}>
      {times.length > 0 && (
        <p className="tabular mt-1 first-letter:uppercase">{times.join(' · ')}</p>
      )}
      {item.note && (
        <p dir="auto" className="mt-2 max-w-[60ch] break-words whitespace-pre-line">
          {item.note}
        </p>
      )}
    </div>
  );
}
