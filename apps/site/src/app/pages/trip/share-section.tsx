import { TripShare } from '#features/trips/trip-share.tsx';
import { useQuery } from '#hydrate/use-query.ts';
import { siteSettingsQueries } from '#lib/site-settings/site-settings-queries.ts';

export default function ShareSection(props: { title: string; path: string }) {
  const { data: settings } = useQuery(siteSettingsQueries.current());
  return <TripShare {...props} whatsapp={settings?.whatsapp ?? ''} />;
}
