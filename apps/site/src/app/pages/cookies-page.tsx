import { useCookiesMessages } from '#lib/messages/cookies-messages.ts';
import { paths } from '#lib/paths.ts';
import { LegalPage } from './legal-page.tsx';

export default function CookiesPage() {
  return <LegalPage path={paths.cookies} text={useCookiesMessages()} />;
}
