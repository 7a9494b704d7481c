import { heatIn } from '@expat-buddy/domain/plan/comparison';
import { monthOf, planKey } from '@expat-buddy/domain/plan/conflicts';
import { planLimits } from '@expat-buddy/domain/plan/limits';
import type { PlanRecord } from '@expat-buddy/domain/plan/queries';
import type { PlanItem } from '@expat-buddy/domain/plan/types';
import type { CSSProperties, ReactNode } from 'react';
import { withEnDash } from '#lib/text/typeset-facts.ts';
import { planMessages } from '#messages/plan/plan.ts';
import { durationOf, priceOf } from './record-facts.ts';
import type { PlanFacts } from './use-plan-facts.ts';

type PlanComparisonProps = { items: readonly PlanItem[]; facts: PlanFacts };

/** A row's label stands above its values on a phone, so that three items fit. */
const rowOnPhone = 'max-sm:grid max-sm:grid-cols-[repeat(var(--items),minmax(0,1fr))]';

/** Up to three items side by side. */
export function PlanComparison({ items, facts }: PlanComparisonProps) {
  const { comparison: text, kinds } = planMessages;
  const rows = knownRows(items, facts);
  return (
    <section aria-labelledby="plan-comparison" className="mt-16">
      <h2 id="plan-comparison" className="text-section">
        {text.title}
      </h2>
      {items.length < 2 ? (
        <p className="mt-3 text-muted print:hidden">{text.hint(planLimits.compared)}</p>
      ) : (
        <table
          className="mt-6 w-full table-fixed border-collapse text-start max-sm:block"
          style={{ '--items': items.length } as CSSProperties}
        >
          <caption className="sr-only">{text.caption}</caption>
          <thead className="max-sm:block">
            <tr className={`align-bottom ${rowOnPhone}`}>
              <td className="w-28 max-sm:hidden" />
              {items.map((item) => (
                <th key={planKey(item)} scope="col" className="pe-3 pb-3 text-start sm:ps-3">
                  <span className="block text-small font-normal text-muted">
                    {kinds[item.kind]}
                  </span>
                  <span className="font-display text-title leading-tight font-normal max-sm:text-[1.05rem]">
                    {facts.recordOf(item)?.title ?? item.title}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-sm:block">
            {rows.map(({ label, value, kinds: asked }) => (
              <tr key={label} className={`border-t border-line align-top ${rowOnPhone}`}>
                <th
                  scope="row"
                  className="py-3 pe-3 text-start text-small font-medium text-muted max-sm:col-span-full max-sm:pb-1"
                >
                  {label}
                </th>
                {items.map((item) => {
                  const record = facts.recordOf(item);
                  const unknown = record && asked.includes(item.kind) ? text.unknown : text.none;
                  return (
                    <td
                      key={planKey(item)}
                      className="tabular py-3 pe-3 leading-snug wrap-anywhere first-letter:uppercase max-sm:pt-0 max-sm:text-small sm:ps-3"
                    >
                      {(record && value(record, item)) || unknown}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** `kinds` are those that people expect an answer for: unknown, it says "Ask us"; a dash elsewhere. */
type Row = {
  label: string;
  value: (record: PlanRecord, item: PlanItem) => ReactNode;
  kinds: readonly PlanItem['kind'][];
};

const trips = ['travel', 'activity'] as const;
const vehicles = ['vehicle'] as const;
const everything = [...trips, ...vehicles, 'service', 'product'] as const;

/** The rows that say something about one of the records at least. */
function knownRows(items: readonly PlanItem[], { recordOf }: PlanFacts): Row[] {
  const known = items.flatMap((item) => {
    const record = recordOf(item);
    return record ? [{ item, record }] : [];
  });
  return rows().filter(({ value }) => known.some(({ item, record }) => value(record, item)));
}

const lines = (texts: readonly string[]) =>
  texts.length > 0 && (
    <ul className="list-disc space-y-1 ps-4">
      {texts.map((line, index) => (
        <li key={index}>{line}</li>
      ))}
    </ul>
  );

const heatOf = ({ heat }: PlanRecord, item: PlanItem) => {
  const month = monthOf(item);
  return heatIn(heat, month === null ? undefined : planMessages.comparison.month(month));
};

const drivingOf = ({ driving_hours: hours }: PlanRecord) =>
  hours === null ? '' : planMessages.comparison.driving(hours);

function rows(): Row[] {
  const { comparison: text } = planMessages;
  return [
    {
      label: text.rows.price,
      value: priceOf,
      kinds: everything,
    },
    {
      label: text.rows.duration,
      value: durationOf,
      kinds: trips,
    },
    {
      label: text.rows.nights,
      value: (record, item) => text.nights(item.nights ?? record.nights),
      kinds: ['travel'],
    },
    {
      label: text.rows.group,
      value: ({ seats, berths, group }) =>
        seats === null ? withEnDash(group) : text.places(seats, berths),
      kinds: trips,
    },
    {
      label: text.rows.months,
      value: ({ best_months, good_months }) => text.months(best_months, good_months),
      kinds: trips,
    },
    { label: text.rows.heat, value: heatOf, kinds: trips },
    { label: text.rows.driving, value: drivingOf, kinds: ['travel'] },
    { label: text.rows.effort, value: ({ effort }) => text.effort(effort ?? ''), kinds: trips },
    {
      label: text.rows.minimumAge,
      value: ({ minimum_age: years }) => (years === null ? '' : text.age(years)),
      kinds: trips,
    },
    { label: text.rows.papers, value: ({ papers }) => papers, kinds: trips },
    { label: text.rows.licence, value: ({ licence }) => licence, kinds: vehicles },
    { label: text.rows.deposit, value: ({ deposit }) => deposit, kinds: vehicles },
    {
      label: text.rows.included,
      value: ({ included }) => lines(included),
      kinds: trips,
    },
    {
      label: text.rows.notIncluded,
      value: ({ not_included }) => lines(not_included),
      kinds: trips,
    },
  ];
}
