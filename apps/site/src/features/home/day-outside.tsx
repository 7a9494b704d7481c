import type { Activity } from '@expat-buddy/domain/activity/types';
import type { ReactNode } from 'react';
import { paths } from '#lib/paths.ts';
import { type Light, lightClass } from '#lib/pictures/light.ts';
import { englishMark } from '#lib/text/english-mark.ts';
import { homeBlockMessages } from '#messages/company/home-blocks.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Reveal } from '#ui/reveal.tsx';
import { type BlockQuery, BlockStates } from './block-states.tsx';
import { ForwardLink } from './forward-link.tsx';
import { HourSky } from './hour-sky.tsx';

type DayOutsideProps = {
  query: BlockQuery<Activity>;
  icon: (name: string) => ReactNode;
  lightOf: (icon: string) => Light;
};

const hours: Light[] = ['morning', 'noon', 'evening', 'blue-hour', 'night'];
/** The activities page lists all of them. */
const MOST_IN_AN_HOUR = 4;

export function DayOutside({ query, icon, lightOf }: DayOutsideProps) {
  const { day: text } = homeBlockMessages;
  if (query.data?.length === 0) return null;
  return (
    <section className="page-width pt-20 lg:pt-28" aria-labelledby="day-outside">
      <div className="mb-8 grid gap-x-12 gap-y-2 lg:mb-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,5fr)_auto] lg:items-baseline">
        <h2 id="day-outside" className="text-section">
          {text.title}
        </h2>
        <p className="max-w-[46ch] text-muted">{text.text}</p>
        <ForwardLink to={paths.activities}>{text.all}</ForwardLink>
      </div>
      <BlockStates
        query={query}
        error={text.error}
        skeleton={
          <div className="grid md:grid-cols-5">
            {hours.map((light) => (
              <Hour key={light} light={light}>
                <div className="h-44" />
              </Hour>
            ))}
          </div>
        }
      >
        {(activities) => (
          <ul className="grid md:grid-cols-5">
            {hours.map((light, index) => {
              const ofHour = activities.filter((activity) => lightOf(activity.icon) === light);
              return (
                <Reveal as="li" key={light} index={index}>
                  <Hour light={light}>
                    <h3 className="text-title">{text.lights[light].title}</h3>
                    <p className="text-small text-muted">{text.lights[light].text}</p>
                    <ul className="mt-3">
                      {ofHour.slice(0, MOST_IN_AN_HOUR).map((activity) => (
                        <li key={activity.id}>
                          <AppLink
                            to={paths.activity(activity.id)}
                            className="inline-flex min-h-11 items-center gap-3 py-1 leading-snug underline-offset-4 hover:text-sea hover:underline"
                          >
                            <span className="shrink-0 text-green">{icon(activity.icon)}</span>
                            <span {...englishMark(activity, 'title')}>{activity.title}</span>
                          </AppLink>
                        </li>
                      ))}
                    </ul>
                  </Hour>
                </Reveal>
              );
            })}
          </ul>
        )}
      </BlockStates>
    </section>
  );
}

function Hour({ light, children }: { light: Light; children: ReactNode }) {
  return (
    <div className={`flex h-full gap-5 md:flex-col md:gap-0 ${lightClass[light]}`}>
      <HourSky light={light} />
      <div className="min-w-0 flex-1 pt-3 pb-6 md:pe-5 md:pt-5 md:pb-0">{children}</div>
    </div>
  );
}
