import type { SiteEvent } from '@expat-buddy/domain/event/types';
import { EventPoster } from '#features/events/event-poster.tsx';
import { eventQueries } from '#features/events/event-queries.ts';
import { EventStory } from '#features/events/event-story.tsx';
import { EventTicket } from '#features/events/event-ticket.tsx';
import { InquiryButton } from '#features/inquiry/inquiry-button.tsx';
import type { PageProps, Warm } from '#hydrate/lazy-page.tsx';
import { lazySection } from '#hydrate/lazy-section.tsx';
import { useQuery } from '#hydrate/use-query.ts';
import { paths } from '#lib/paths.ts';
import { shareImage } from '#lib/pictures/share-image.ts';
import { eventMessages as text } from '#messages/company/event.ts';
import { BackLink } from '#ui/back-link.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { RecordStates } from '../missing/record-states.tsx';
import { Save } from '../save/save-section.tsx';

const back = { to: paths.events, label: text.back };

/** /algroove and /events/algroove show the same event (specification, section 2). */
const ALGROOVE = 'algroove';

const Calendar = lazySection(() => import('#features/events/add-to-calendar.tsx'), null);

export const warm: Warm = ({ client, params: { id = ALGROOVE } }) =>
  Promise.all([client.prefetchQuery(eventQueries.detail(id)), Save.preload(), Calendar.preload()]);

export default function EventPage({ params: { id = ALGROOVE } }: PageProps) {
  return (
    <RecordStates
      query={useQuery(eventQueries.detail(id))}
      text={text}
      back={back}
      opening={
        <div className="dark light-night arch-sky h-[clamp(14rem,46vw,34rem)]" aria-hidden="true" />
      }
    >
      {(event) => <EventContent event={event} />}
    </RecordStates>
  );
}

function EventContent({ event }: { event: SiteEvent }) {
  return (
    <article>
      <PageMeta
        title={event.title}
        description={event.description || event.tagline}
        path={paths.event(event.id)}
        image={shareImage(event.image)}
      />
      <EventPoster event={event}>
        <EventTicket
          event={event}
          action={(label) => (
            <InquiryButton
              variant="paper"
              size="large"
              inquiry={{ serviceType: 'events', serviceLabel: event.title, recordId: event.id }}
            >
              {label}
            </InquiryButton>
          )}
        />
        <div className="mt-6">
          <Calendar.Section event={event} />
          <Save.Section path={paths.event(event.id)} title={event.title} className="w-full" />
        </div>
      </EventPoster>
      <EventStory event={event} />
      <p className="page-width pt-14">
        <BackLink back={back} />
      </p>
    </article>
  );
}
