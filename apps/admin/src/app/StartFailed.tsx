import { t } from '#i18n/t.ts';
import { StartNotice } from './StartNotice.tsx';

/** Shown when the application's code fails to load. */
export function StartFailed() {
  return (
    <StartNotice title={t('The back office could not be opened')}>
      <p>
        {t(
          'The connection may be interrupted, or a new version may just have been published. Reloading the page usually helps.',
        )}
      </p>
    </StartNotice>
  );
}
