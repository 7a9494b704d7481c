import { LanguageOffer } from '#features/language/language-offer.tsx';
// Restores drafts that the visitor wrote on the page in another language.
import '#features/inquiry/inquiry-drafts.ts';
import OfflineNotice from '#features/offline/offline-notice.tsx';
import { RefreshNotice } from '#features/offline/refresh-notice.tsx';

/** What is not part of the prerendered page. */
export default function IdleNotices() {
  return (
    <>
      <OfflineNotice />
      <RefreshNotice />
      <LanguageOffer />
    </>
  );
}
