import { formatEventDays } from '@expat-buddy/domain/event/event-state';
import type { Row } from '@expat-buddy/domain/supabase-client';
import { lazy } from 'react';
import { catalogueKind } from '#layout/catalogue/catalogue-kind.ts';
import { emptyEvent, eventLabels, eventSchema } from './event-form.ts';

/** The one event that has a page (spec section 2). */
const EVENT_WITH_PAGE = 'algroove';

export default catalogueKind<Row<'events'>>({
  resource: 'events',
  table: 'events',
  published: 'events',
  title: 'Events',
  names: { one: 'event', many: 'events' },
  columns: 'id,title,image,location,starts_on,ends_on,status,position,updated_at',
  none: 'There are no events yet. The site has a page for the one with the id “algroove”.',
  row: ({ id, image, location, ...event }) => ({
    picture: image,
    details: [
      formatEventDays(event, 'en') ?? 'Dates to be announced',
      location,
      id === EVENT_WITH_PAGE ? '' : 'without a page on the site',
    ]
      .filter(Boolean)
      .join(' · '),
  }),
  empty: emptyEvent,
  labels: eventLabels,
  schema: eventSchema,
  Inputs: lazy(() => import('./EventInputs.tsx')),
  pageOf: ({ id }) => (id === EVENT_WITH_PAGE ? `/events/${id}` : undefined),
});
