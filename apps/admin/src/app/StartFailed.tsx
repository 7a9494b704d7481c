import { t } from '#i18n/t.ts';
/** Shown when the application's code fails to load, so it needs nothing but React. */
export function StartFailed() {
  return (
    <main style={{ maxWidth: '32rem', margin: '20vh auto', padding: '0 1.5rem' }}>
      <title>{t('Expat Buddy back office')}</title>
      <h1>{t('The back office could not be opened')}</h1>
      <p>
        {t(
          'The connection may be interrupted, or a new version may just have been published. Reloading the page usually helps.',
        )}
      </p>
      <button type="button" onClick={() => window.location.reload()}>
        {t('Reload')}
      </button>
    </main>
  );
}
