import type { SiteEvent } from '@expat-buddy/domain/event/types';
import { englishMark } from '#lib/text/english-mark.ts';
import { eventMessages as text } from '#messages/company/event.ts';
import { StarOrnament } from '#ui/star-ornament.tsx';
import { useEventState } from './use-event-state.ts';

export function EventStory({ event }: { event: SiteEvent }) {
  // A past event has no programme to announce.
  const hasProgramme = useEventState(event) !== 'past' || event.programme.length > 0;
  const paragraphs = event.long_description.split(/\n+/).filter((part) => part.trim());
  return (
    <div className="page-width grid gap-x-16 gap-y-14 pt-14 lg:grid-cols-[minmax(0,1fr)_24rem] lg:pt-20">
      <div>
        {paragraphs.length > 0 && (
          <section aria-labelledby="event-about">
            <h2 id="event-about" className="text-section">
              {text.about}
            </h2>
            <div
              {...englishMark(event, 'long_description')}
              className="mt-6 max-w-[66ch] space-y-5"
            >
              {paragraphs.map((paragraph, index) => (
                <p key={index} className={index === 0 ? 'text-lead' : undefined}>
                  {paragraph}
                </p>
              ))}
            </div>
          </section>
        )}
        {hasProgramme && (
          <section aria-labelledby="event-programme" className="mt-14">
            <h2 id="event-programme" className="text-section">
              {text.programme}
            </h2>
            {event.programme.length === 0 ? (
              <p className="mt-4 text-muted">{text.noProgramme}</p>
            ) : (
              <ol className="mt-6 max-w-[60ch] border-s-2 border-ochre">
                {event.programme.map((item, index) => (
                  <li key={index} className="relative py-3 ps-6">
                    <span
                      className="absolute -start-[6px] top-[1.4em] size-2.5 rotate-45 bg-ochre"
                      aria-hidden="true"
                    />
                    <span {...englishMark(event, `programme.${index}`)}>{item}</span>
                  </li>
                ))}
              </ol>
            )}
          </section>
        )}
      </div>
      {event.practical.length > 0 && (
        <section aria-labelledby="event-practical" className="border-t-2 border-ochre pt-6">
          <h2 id="event-practical" className="text-title">
            {text.practical}
          </h2>
          <ul className="mt-4 space-y-4">
            {event.practical.map((item, index) => (
              <li key={index} className="flex gap-3">
                <StarOrnament className="mt-[0.4em] size-3.5 shrink-0 text-ochre" />
                <span {...englishMark(event, `practical.${index}`)}>{item}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
