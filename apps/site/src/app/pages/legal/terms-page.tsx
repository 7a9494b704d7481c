import type { Warm } from '#hydrate/lazy-page.tsx';
import { paths } from '#lib/paths.ts';
import { siteSettingsQueries } from '#lib/site-settings/site-settings-queries.ts';
import { termsMessages } from '#messages/legal/terms.ts';
import { LegalPage } from './legal-page.tsx';

export const warm: Warm = ({ client }) => client.prefetchQuery(siteSettingsQueries.current());

export default function TermsPage() {
  return <LegalPage path={paths.terms} text={termsMessages} />;
}
