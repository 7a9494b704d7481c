import { t } from '#i18n/t.ts';
import { StartNotice } from './StartNotice.tsx';

/** The session is kept in localStorage: without it, nobody stays signed in from one page to the next. */
export function isStorageBlocked(): boolean {
  try {
    window.localStorage.getItem('');
    return false;
  } catch {
    return true;
  }
}

export function StorageBlocked() {
  return (
    <StartNotice title={t('This browser blocks the storage of this site')}>
      <p>
        {t(
          'The back office keeps your sign-in and your drafts in the browser. Cookies and site data are blocked for {host}, so it cannot open.',
          { host: window.location.host },
        )}
      </p>
      <p>
        {t(
          'Allow cookies and site data for this address in the browser’s settings, under “Privacy”, or open the back office in another browser. If it is shown inside another page, open it in a tab of its own. Then reload.',
        )}
      </p>
    </StartNotice>
  );
}
