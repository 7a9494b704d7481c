import { isRoadTrip, ROAD_TRIP_TYPE } from '@expat-buddy/domain/travel/road-trip';
import { queryOptions, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { activityQueries } from '#features/activities/activity-queries.ts';
import { eventQueries } from '#features/events/event-queries.ts';
import { serviceQueries } from '#features/services/service-queries.ts';
import { productQueries } from '#features/store/product-queries.ts';
import { categoryQueries } from '#features/travels/category/category-queries.ts';
import { travelPath } from '#features/travels/travel-path.ts';
import { vehicleQueries } from '#features/vehicles/vehicle-queries.ts';
import type { Warm } from '#hydrate/lazy-page.tsx';
import { useQuery } from '#hydrate/use-query.ts';
import { paths } from '#lib/paths.ts';
import { useSiteName } from '#lib/site-settings/site-name.ts';
import { database } from '#lib/supabase.ts';
import { baseMessages } from '#messages/shell/base.ts';
import { sitemapMessages as text } from '#messages/shell/sitemap.ts';
import { AppLink } from '#ui/app-link.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { StarOrnament } from '#ui/star-ornament.tsx';
import { LoadingState } from '#ui/states.tsx';
import { MOST_NAMED, nameActivities, nameTravels } from './sitemap-queries.ts';

type PageLink = { to: string; label: string };

const travelNames = queryOptions({
  queryKey: ['travels', 'names'],
  queryFn: async () => nameTravels(await database()),
});
const activityNames = queryOptions({
  queryKey: ['activities', 'site-map'],
  queryFn: async () => nameActivities(await database()),
});

export const warm: Warm = ({ client }) =>
  Promise.all([
    client.prefetchQuery(categoryQueries.list()),
    client.prefetchQuery(travelNames),
    client.prefetchQuery(activityQueries.categories()),
    client.prefetchQuery(activityNames),
    client.prefetchQuery(serviceQueries.list()),
    client.prefetchQuery(vehicleQueries.list()),
    client.prefetchQuery(productQueries.collections()),
    client.prefetchQuery(eventQueries.titles()),
  ]);

export default function SitemapPage() {
  const { footer, guides, navigation } = baseMessages;
  const { groups } = text;
  const travels = useQuery({ ...travelNames, select: ({ rows }) => rows });
  const { data: { total: travelTotal } = {} } = useQuery(travelNames);
  const activities = useQuery(activityNames);
  const restOf = (total: number | undefined, to: string) =>
    total !== undefined && total > MOST_NAMED ? { to, label: text.all(total) } : undefined;
  const restOfActivities = restOf(activities.data?.total, paths.activities);
  const activityCategories = useQuery(activityQueries.categories());
  return (
    <div className="page-width pt-12 pb-6 lg:pt-20">
      <PageMeta
        title={text.title}
        description={text.description(useSiteName())}
        path={paths.sitemap}
      />
      <StarOrnament className="mb-6 size-8 text-ochre" />
      <h1 className="text-display">{text.heading}</h1>
      <p className="mt-5 max-w-[52ch] text-lead text-muted">{text.intro}</p>
      <div className="mt-12 gap-x-14 sm:columns-2 lg:columns-3">
        <Group title={groups.main}>
          <Links
            links={[
              { to: paths.home, label: navigation.home },
              { to: paths.travels, label: navigation.travels },
              { to: paths.activities, label: navigation.activities },
              { to: paths.services, label: navigation.services },
              { to: paths.algroove, label: navigation.algroove },
              { to: paths.events, label: groups.events },
              { to: paths.rvRental, label: navigation.rvRental },
              { to: paths.store, label: navigation.store },
              { to: paths.whyUs, label: navigation.whyUs },
              { to: paths.reviews, label: text.reviews },
              { to: paths.contact, label: footer.contact },
              { to: paths.search, label: text.search },
              { to: paths.plan, label: text.plan },
              { to: paths.saved, label: text.saved },
            ]}
          />
        </Group>
        <Listed
          title={groups.categories}
          query={useQuery(categoryQueries.list())}
          toLink={({ route, name }) => ({ to: paths.category(route), label: name })}
        />
        <Listed
          title={groups.travels}
          query={travels}
          rest={restOf(travelTotal, paths.travels)}
          keep={(travel) => !isRoadTrip(travel)}
          toLink={(travel) => ({ to: travelPath(travel), label: travel.title })}
        />
        <Listed
          title={groups.roadTrips}
          query={travels}
          keep={isRoadTrip}
          rest={restOf(
            travelTotal,
            `${paths.travels}?${new URLSearchParams({ type: ROAD_TRIP_TYPE })}`,
          )}
          toLink={(travel) => ({ to: travelPath(travel), label: travel.title })}
        />
        <Group title={groups.activities}>
          <Answer query={activityCategories}>
            {(categories) =>
              categories.map(({ id, name }) => (
                <div key={id} className="mb-3">
                  <Links links={[{ to: paths.activityCategory(id), label: name }]} />
                  <div className="ms-1 border-s border-line ps-4">
                    <Links
                      links={(activities.data?.rows ?? [])
                        .filter(({ category_id }) => category_id === id)
                        .map((activity) => ({
                          to: paths.activity(activity.id),
                          label: activity.title,
                        }))}
                    />
                  </div>
                </div>
              ))
            }
          </Answer>
          {restOfActivities && <Links links={[restOfActivities]} />}
        </Group>
        <Listed
          title={groups.services}
          query={useQuery(serviceQueries.list())}
          toLink={({ id, title }) => ({ to: `${paths.services}#${id}`, label: title })}
        />
        <Listed
          title={groups.vehicles}
          query={useQuery(vehicleQueries.list())}
          toLink={({ id, name }) => ({ to: paths.vehicle(id), label: name })}
        />
        <Listed
          title={groups.store}
          query={useQuery(productQueries.collections())}
          toLink={({ id, title }) => ({ to: paths.collection(id), label: title })}
        />
        <Listed
          title={groups.events}
          query={useQuery(eventQueries.titles())}
          toLink={({ id, title }) => ({ to: paths.event(id), label: title })}
        />
        <Group title={groups.support}>
          <Links
            links={[
              { to: paths.faq, label: footer.faq },
              { to: paths.entryPapers, label: guides.entryPapers },
              { to: paths.livingHere, label: guides.livingHere },
              { to: paths.privacy, label: footer.privacy },
              { to: paths.terms, label: footer.terms },
              { to: paths.cookies, label: footer.cookies },
            ]}
          />
        </Group>
      </div>
    </div>
  );
}

type ListedProps<Item> = {
  title: string;
  query: UseQueryResult<Item[]>;
  rest?: PageLink | undefined;
  keep?: (item: Item) => boolean;
  toLink: (item: Item) => PageLink;
};

function Listed<Item>({ title, query, rest, keep = () => true, toLink }: ListedProps<Item>) {
  if (query.data && !query.data.some(keep)) return null;
  return (
    <Group title={title}>
      <Answer query={query}>
        {(items) => <Links links={[...items.filter(keep).map(toLink), ...(rest ? [rest] : [])]} />}
      </Answer>
    </Group>
  );
}

type AnswerProps<Data> = { query: UseQueryResult<Data>; children: (data: Data) => ReactNode };

function Answer<Data>({ query, children }: AnswerProps<Data>) {
  const { common } = baseMessages;
  if (query.data !== undefined) return children(query.data);
  if (query.isPending) return <LoadingState text={text.loading} />;
  return (
    <p role="alert">
      {text.error}{' '}
      <button
        type="button"
        onClick={() => void query.refetch()}
        className="min-h-8 text-sea underline underline-offset-4"
      >
        {common.retry}
      </button>
    </p>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="mb-10 border-t border-line pt-5">
      <h2 className="mb-2 break-after-avoid text-title">{title}</h2>
      {children}
    </section>
  );
}

function Links({ links }: { links: PageLink[] }) {
  return (
    <ul>
      {links.map(({ to, label }) => (
        <li key={to} className="break-inside-avoid">
          <AppLink
            to={to}
            className="inline-flex min-h-9 items-center underline-offset-4 hover:text-sea hover:underline"
          >
            {label}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
