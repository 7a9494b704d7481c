import { formatEventDays } from '@expat-buddy/domain/event/state';
import { formatEventTimes } from '@expat-buddy/domain/event/times';
import type { ListedEvent } from '@expat-buddy/domain/event/types';
import { paths } from '#lib/paths.ts';
import { englishMark } from '#lib/text/english-mark.ts';
import { eventMessages as text } from '#messages/company/event.ts';
import { locale } from '#messages/locale.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Picture } from '#ui/picture/picture.tsx';
import { useEventState } from './use-event-state.ts';

/** An event in the list: when, where, what. */
export function EventEntry({ event }: { event: ListedEvent }) {
  const state = text.states[useEventState(event)];
  const times = formatEventTimes(event, locale.language);
  const when = [
    formatEventDays(event, locale.language) ?? text.noDates,
    times && text.algiersTime(times),
  ];
  const where = event.location || text.noPlace;
  return (
    <article
      aria-labelledby={`event-${event.id}`}
      className="relative grid gap-x-10 gap-y-5 border-t border-line py-9 sm:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]"
    >
      {event.image && (
        <div className="aspect-[3/2] overflow-hidden bg-sand">
          <Picture
            src={event.image}
            alt=""
            sizes="(min-width: 40rem) 36vw, 100vw"
            className="size-full object-cover"
          />
        </div>
      )}
      <div className="min-w-0 [overflow-wrap:anywhere] sm:col-start-2">
        <p className="eyebrow text-terracotta">{state.label}</p>
        <h3 id={`event-${event.id}`} {...englishMark(event, 'title')} className="mt-2 text-section">
          <AppLink
            to={paths.event(event.id)}
            className="underline-offset-4 after:absolute after:inset-0 hover:text-sea hover:underline"
          >
            {event.title}
          </AppLink>
        </h3>
        <p className="tabular mt-3 font-medium">{when.filter(Boolean).join(', ')}</p>
        <p>{where}</p>
        {(event.tagline || event.description) && (
          <p
            {...englishMark(event, event.tagline ? 'tagline' : 'description')}
            className="mt-3 max-w-[60ch] text-muted"
          >
            {event.tagline || event.description}
          </p>
        )}
      </div>
    </article>
  );
}
