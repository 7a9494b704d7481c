import type { ReactNode } from 'react';
import { t } from '#i18n/t.ts';
import { useCompanyName } from '#ui/page/company-name.ts';

/** Shown when the application cannot start, so it needs nothing but React. */
export function StartNotice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main style={{ maxWidth: '32rem', margin: '20vh auto', padding: '0 1.5rem' }}>
      <title>{t('{name} back office', { name: useCompanyName() })}</title>
      <h1>{title}</h1>
      {children}
      <button type="button" onClick={() => window.location.reload()}>
        {t('Reload')}
      </button>
    </main>
  );
}
