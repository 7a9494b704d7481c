import type { Warm } from '#hydrate/lazy-page.tsx';
import { useQuery } from '#hydrate/use-query.ts';
import { paths } from '#lib/paths.ts';
import { readRetentionPeriods } from '#lib/site-settings/retention-periods.ts';
import { siteSettingsQueries } from '#lib/site-settings/site-settings-queries.ts';
import { privacyMessages } from '#messages/legal/privacy.ts';
import { LegalPage } from './legal-page.tsx';

export const warm: Warm = ({ client }) => client.prefetchQuery(siteSettingsQueries.current());

export default function PrivacyPage() {
  const { sections, ...text } = privacyMessages;
  const { data: settings } = useQuery(siteSettingsQueries.current());
  const kept = readRetentionPeriods(settings?.retention_periods);
  return <LegalPage path={paths.privacy} text={{ ...text, sections: sections(kept) }} />;
}
