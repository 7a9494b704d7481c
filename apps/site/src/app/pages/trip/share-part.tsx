import { useQuery } from '@tanstack/react-query';
import { siteSettingsQueries } from '#features/site-settings/site-settings-queries.ts';
import { TripShare } from '#features/trips/trip-share.tsx';

export default function SharePart(props: { title: string; path: string }) {
  const { data: settings } = useQuery(siteSettingsQueries.current());
  return <TripShare {...props} whatsapp={settings?.whatsapp ?? ''} />;
}
