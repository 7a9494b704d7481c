import { formatEventDays } from '@expat-buddy/domain/event/state';
import { formatEventTimes } from '@expat-buddy/domain/event/times';
import type { SiteEvent } from '@expat-buddy/domain/event/types';
import type { ReactNode } from 'react';
import { eventMessages as text } from '#messages/company/event.ts';
import { locale } from '#messages/locale.ts';
import { StarOrnament } from '#ui/star-ornament.tsx';
import { useEventState } from './use-event-state.ts';

type EventTicketProps = {
  event: SiteEvent;
  action: (label: string) => ReactNode;
};

export function EventTicket({ event, action }: EventTicketProps) {
  const state = text.states[useEventState(event)];
  const time = formatEventTimes(event, locale.language);
  const times = time && text.algiersTime(time);
  const facts: { label: string; value: string; more?: string | null }[] = [
    {
      label: text.when,
      value: formatEventDays(event, locale.language) ?? text.noDates,
      more: times,
    },
    { label: text.where, value: event.location || text.noPlace },
    ...(event.price ? [{ label: text.price, value: event.price }] : []),
  ];
  return (
    <section
      aria-label={text.ticket}
      className="ticket bg-ink px-7 pt-7 pb-6 text-paper [--tear:6.25rem]"
    >
      <p className="flex items-center gap-3">
        <StarOrnament className="size-4 shrink-0" />
        <span className="sr-only">{text.state}: </span>
        <span className="font-display text-section leading-none">{state.label}</span>
      </p>
      <p className="mt-3">{state.text}</p>
      <dl className="tabular mt-5 border-t border-paper/25">
        {facts.map(({ label, value, more }) => (
          <div key={label} className="flex gap-4 border-b border-paper/25 py-3 last:border-b-0">
            <dt className="w-14 shrink-0">{label}</dt>
            <dd className="font-medium">
              {value}
              {more && <span className="block font-normal">{more}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <div className="-mx-7 mt-3 border-t-2 border-dashed border-paper/45 px-7 pt-6 [&>*]:w-full">
        {action(state.button)}
      </div>
    </section>
  );
}
