import type { Warm } from '#hydrate/lazy-page.tsx';
import { paths } from '#lib/paths.ts';
import { siteSettingsQueries } from '#lib/site-settings/site-settings-queries.ts';
import { cookiesMessages } from '#messages/legal/cookies.ts';
import { LegalPage } from './legal-page.tsx';

export const warm: Warm = ({ client }) => client.prefetchQuery(siteSettingsQueries.current());

export default function CookiesPage() {
  return <LegalPage path={paths.cookies} text={cookiesMessages} />;
}
