import { dayText } from '@expat-buddy/domain/format/day';
import { detailsIn } from '@expat-buddy/domain/inquiry/kinds/details';
import { inquiryKinds } from '@expat-buddy/domain/inquiry/kinds/kinds';
import { serviceLabel } from '@expat-buddy/domain/inquiry/kinds/labels';
import { isServiceType } from '@expat-buddy/domain/inquiry/service-types';
import type { MyInquiry } from '@expat-buddy/domain/my-inquiry/types';
import { readPlan } from '@expat-buddy/domain/plan/read-plan';
import type { ReactNode } from 'react';
import { listed } from '#lib/text/listed.ts';
import { detailLabels } from '#messages/inquiry/detail-labels.ts';
import { myInquiryMessages } from '#messages/inquiry/my-inquiry.ts';
import { locale } from '#messages/locale.ts';
import { useJourneyDates } from './journey-text.ts';

type Fact = readonly [label: string, value: ReactNode];

const isTravelling = ({ departureDate, returnDate, groupSize, service }: MyInquiry) =>
  Boolean(departureDate || returnDate || groupSize) ||
  (isServiceType(service) && inquiryKinds[service].hasTravellers);

/** The names that are not among others, in capitals or not. */
function withoutSame(names: readonly string[], others: readonly string[]): string[] {
  const known = new Set(others.map((other) => other.trim().toLowerCase()));
  return names.filter((name) => !known.has(name.trim().toLowerCase()));
}

/** What was sent, apart from the message, with what has changed since. */
export function SentFacts({ inquiry, children }: { inquiry: MyInquiry; children?: ReactNode }) {
  const { sent: text } = myInquiryMessages;
  const datesOf = useJourneyDates();
  const plan = readPlan(inquiry.plan);
  const hasPlan = plan.items.length > 0;
  // Each thing once: an inquiry about a service names it up to three times.
  const services = [text.serviceName(inquiry.service), serviceLabel(inquiry.service)];
  const chosen = withoutSame(
    inquiry.things.map(({ title }) => title),
    services,
  );
  const [about = ''] = withoutSame([inquiry.subject], [...services, ...chosen]);
  const journey: Fact[] = isTravelling(inquiry)
    ? [
        [text.dates, datesOf(inquiry.departureDate, inquiry.returnDate) ?? text.notGiven],
        [text.group, inquiry.groupSize ? text.groupSize(inquiry.groupSize) : text.notGiven],
      ]
    : [];
  const facts: Fact[] = [
    [text.name, inquiry.name],
    [text.email, inquiry.email],
    [text.service, text.serviceName(inquiry.service)],
    [text.about, about],
    [text.chosen, hasPlan ? '' : listed(...chosen)],
    ...detailsIn(inquiry.service, inquiry.details).map(
      ({ name, field, value }): Fact => [
        detailLabels[name] ?? field.label,
        dayText(String(value), locale.language),
      ],
    ),
    ...journey,
    [text.childrenUnder12, inquiry.childrenUnder12 || ''],
    [text.childrenUnder5, inquiry.childrenUnder5 || ''],
    [text.transport, inquiry.needsTransportation ? text.yes : ''],
    [text.camping, inquiry.includesCamping ? text.yes : ''],
    [text.plan, hasPlan ? <PlanItems plan={plan} /> : ''],
  ];
  return (
    <section aria-labelledby="sent" className="border-t border-line pt-6">
      <h2 id="sent" className="text-title">
        {text.title}
      </h2>
      <dl className="mt-4 space-y-3">
        {facts
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <div key={label}>
              <dt className="text-small text-muted">{label}</dt>
              <dd dir="auto" className="tabular break-words">
                {value}
              </dd>
            </div>
          ))}
      </dl>
      {children}
    </section>
  );
}

function PlanItems({ plan }: { plan: ReturnType<typeof readPlan> }) {
  const { sent: text } = myInquiryMessages;
  return (
    <ol className="list-decimal ps-5">
      {plan.items.map(({ kind, id, title, nights }) => (
        <li key={`${kind}-${id}`}>{listed(title, nights === null ? '' : text.nights(nights))}</li>
      ))}
    </ol>
  );
}
