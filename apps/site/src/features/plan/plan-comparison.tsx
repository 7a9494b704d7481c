import { planKey } from '@expat-buddy/domain/plan/conflicts';
import { planLimits } from '@expat-buddy/domain/plan/limits';
import type { PlanRecord } from '@expat-buddy/domain/plan/queries';
import type { PlanItem } from '@expat-buddy/domain/plan/types';
import type { CSSProperties, ReactNode } from 'react';
import { withEnDash } from '#lib/text/typeset-facts.ts';
import { planMessages } from '#messages/plan/plan.ts';
import type { PlanFacts } from './use-plan-facts.ts';

type PlanComparisonProps = { items: readonly PlanItem[]; facts: PlanFacts };

/** A row's label stands above its values on a phone, so that three items fit. */
const rowOnPhone = 'max-sm:grid max-sm:grid-cols-[repeat(var(--items),minmax(0,1fr))]';

/** Up to three items side by side. */
export function PlanComparison({ items, facts }: PlanComparisonProps) {
  const { comparison: text, kinds } = planMessages;
  const rows = useRows();
  return (
    <section aria-labelledby="plan-comparison" className="mt-16 print:break-before-page">
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
            {rows.map(({ label, value }) => (
              <tr key={label} className={`border-t border-line align-top ${rowOnPhone}`}>
                <th
                  scope="row"
                  className="py-3 pe-3 text-start text-small font-medium text-muted max-sm:col-span-full max-sm:pb-1"
                >
                  {label}
                </th>
                {items.map((item) => {
                  const record = facts.recordOf(item);
                  return (
                    <td
                      key={planKey(item)}
                      className="tabular py-3 pe-3 leading-snug wrap-anywhere first-letter:uppercase max-sm:pt-0 max-sm:text-small sm:ps-3"
                    >
                      {record ? value(record) : text.none}
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

type Row = { label: string; value: (record: PlanRecord) => ReactNode };

/** What people expect an answer to says "Ask us" when it is unknown; the rest has a dash where it does not apply. */
function useRows(): Row[] {
  const { comparison: text } = planMessages;
  const isTrip = ({ kind }: PlanRecord) => kind === 'travel' || kind === 'activity';
  const orAsk = (value: string, record: PlanRecord) =>
    withEnDash(value) || (isTrip(record) ? text.unknown : text.none);
  return [
    {
      label: text.rows.price,
      value: ({ price, price_unit }) => text.price(price, price_unit) || text.unknown,
    },
    {
      label: text.rows.duration,
      value: (record) => {
        const { minimum_days: days, duration } = record;
        return days === null ? orAsk(duration, record) : text.fromDays(days);
      },
    },
    {
      label: text.rows.group,
      value: (record) => {
        const { seats, berths, group } = record;
        return seats === null ? orAsk(group, record) : text.places(seats, berths);
      },
    },
    {
      label: text.rows.months,
      value: (record) => orAsk(text.months(record.best_months, record.good_months), record),
    },
    {
      label: text.rows.effort,
      value: (record) => orAsk(text.effort(record.effort ?? ''), record),
    },
    {
      label: text.rows.included,
      value: (record) =>
        record.included.length === 0 ? (
          orAsk('', record)
        ) : (
          <ul className="list-disc space-y-1 ps-4">
            {record.included.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        ),
    },
  ];
}
