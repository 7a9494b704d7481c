import { EVENT_TIME_ZONE, eventState } from '@expat-buddy/domain/event/state';
import type { ListedEvent } from '@expat-buddy/domain/event/types';
import { EventEntry } from '#features/events/event-entry.tsx';
import { eventQueries } from '#features/events/event-queries.ts';
import { InquiryButton } from '#features/inquiry/inquiry-button.tsx';
import type { Warm } from '#hydrate/lazy-page.tsx';
import { useQuery } from '#hydrate/use-query.ts';
import { useToday } from '#lib/hooks/use-today.ts';
import { paths } from '#lib/paths.ts';
import { eventMessages } from '#messages/company/event.ts';
import { ListStates } from '#ui/list-states.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { Save } from '../save/save-section.tsx';

export const warm: Warm = ({ client }) =>
  Promise.all([client.prefetchQuery(eventQueries.list()), Save.preload()]);

export default function EventsPage() {
  const { list: text } = eventMessages;
  const query = useQuery(eventQueries.list());
  return (
    <div className="page-width pt-10 pb-16 lg:pt-16">
      <PageMeta
        title={text.title}
        description={text.description}
        path={paths.events}
        image="/illustrations/algroove-stage-1600.webp"
      />
      <h1 className="text-display">{text.title}</h1>
      <p className="mt-6 mb-10 max-w-[58ch] text-lead text-muted">{text.intro}</p>
      <ListStates query={query} text={text}>
        {(events) => <Events events={events} />}
      </ListStates>
      <div className="mt-10 flex flex-wrap items-center gap-4">
        <InquiryButton inquiry={{ serviceType: 'events' }}>{text.ask}</InquiryButton>
        <Save.Section path={paths.events} title={text.title} />
      </div>
    </div>
  );
}

/** By the state that staff set, until the visitor's browser knows the day. */
function Events({ events }: { events: ListedEvent[] }) {
  const { list: text } = eventMessages;
  const today = useToday(EVENT_TIME_ZONE);
  const isPast = (event: ListedEvent) => eventState(event, today) === 'past';
  const day = ({ starts_on }: ListedEvent) => starts_on ?? '9999-12-31';
  const upcoming = events
    .filter((event) => !isPast(event))
    .toSorted((one, other) => day(one).localeCompare(day(other)));
  return (
    <>
      <Section id="upcoming" title={text.upcoming} events={upcoming} />
      <Section id="past" title={text.past} events={events.filter(isPast)} />
    </>
  );
}

function Section({ id, title, events }: { id: string; title: string; events: ListedEvent[] }) {
  if (events.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mb-14">
      <h2 id={id} className="mb-6 text-title">
        {title}
      </h2>
      {events.map((event) => (
        <EventEntry key={event.id} event={event} />
      ))}
    </section>
  );
}
