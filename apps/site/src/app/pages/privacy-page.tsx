import { usePrivacyMessages } from '#lib/messages/privacy-messages.ts';
import { paths } from '#lib/paths.ts';
import { LegalPage } from './legal-page.tsx';

export default function PrivacyPage() {
  return <LegalPage path={paths.privacy} text={usePrivacyMessages()} />;
}
