import { TripShare } from '#features/trips/trip-share.tsx';
import { siteSettingsQueries } from '#lib/site-settings/site-settings-queries.ts';
import { useQuery } from '#rendering/hydrate/use-query.ts';

export default function ShareSection(props: { title: string; path: string }) {
  const { data: settings } = useQuery(siteSettingsQueries.current());
  return <TripShare {...props} whatsapp={settings?.whatsapp ?? ''} />;
}
