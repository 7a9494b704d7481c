import { useTermsMessages } from '#lib/messages/terms-messages.ts';
import { paths } from '#lib/paths.ts';
import { LegalPage } from './legal-page.tsx';

export default function TermsPage() {
  return <LegalPage path={paths.terms} text={useTermsMessages()} />;
}
