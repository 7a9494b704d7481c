import type { ActivityPlace } from '@expat-buddy/domain/activity/types';
import { ArrowRight } from 'lucide-react';
import { englishMark } from '#lib/text/english-mark.ts';
import { locationWithoutTitle } from '#lib/text/location-without-title.ts';
import { activityMessages } from '#messages/trips/activities.ts';
import { AppLink } from '#ui/app-link.tsx';

type ActivityPlacesProps = { places: ActivityPlace[]; linkTo: (place: ActivityPlace) => string };

export function ActivityPlaces({ places, linkTo }: ActivityPlacesProps) {
  const { activity: text } = activityMessages;
  return (
    <section className="page-width pt-20" aria-labelledby="activity-places">
      <div className="border-t border-line pt-8">
        <h2 id="activity-places" className="text-section">
          {text.places}
        </h2>
        <p className="mt-3 text-muted">{text.placesText}</p>
      </div>
      <ul className="mt-8 grid gap-x-12 border-b border-line sm:grid-cols-2 lg:grid-cols-3">
        {places.map((place) => (
          <li
            key={place.id}
            className="group relative flex items-center justify-between gap-4 border-t border-line py-4"
          >
            <div className="min-w-0">
              <h3 {...englishMark(place, 'title')} className="text-title">
                <AppLink
                  to={linkTo(place)}
                  className="underline-offset-4 group-hover:text-sea group-hover:underline after:absolute after:inset-0"
                >
                  {place.title}
                </AppLink>
              </h3>
              <p className="mt-1 text-small text-muted">{locationWithoutTitle(place)}</p>
            </div>
            <ArrowRight className="size-5 shrink-0 text-sea rtl:-scale-x-100" aria-hidden="true" />
          </li>
        ))}
      </ul>
    </section>
  );
}
