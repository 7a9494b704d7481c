import '@fontsource-variable/readex-pro/wght.css';
import { reloadForNewVersion } from '@expat-buddy/domain/browser/new-version';
import { guardTranslatedText } from '@expat-buddy/domain/browser/translated-text';
import { needsPolyfills } from '@expat-buddy/older-browsers/needs-polyfills';
import { createRoot } from 'react-dom/client';
import { interfaceLanguage } from '#i18n/interface-language.ts';
import { pathInside } from '#providers/paths.ts';
import { StartFailed } from './StartFailed.tsx';
import { isStorageBlocked, StorageBlocked } from './StorageBlocked.tsx';

const loadCompanyName = async () => (await import('./read-company-name.ts')).readCompanyName();
const loadBackOffice = () => import('./AdminApp.tsx');

/**
 * Sign-in pages load without the back office. Moving between the two is a full page load, so
 * nothing read while signed in stays in memory.
 */
async function pageFor(path: string) {
  if (needsPolyfills()) await import('@expat-buddy/older-browsers/polyfills');
  if (path === '/auth') {
    const { AuthPage } = await import('#features/auth/AuthPage.tsx');
    return <AuthPage preloadBackOffice={() => void loadBackOffice().catch(() => {})} />;
  }
  if (path === '/reset-password') {
    const { ResetPasswordPage } = await import('#features/auth/ResetPasswordPage.tsx');
    return <ResetPasswordPage />;
  }
  if (path === '/invitation') {
    const { InvitationPage } = await import('#features/auth/InvitationPage.tsx');
    return <InvitationPage />;
  }
  const { AdminApp } = await loadBackOffice();
  return <AdminApp />;
}

guardTranslatedText();
if (import.meta.env.PROD) reloadForNewVersion({ entry: import.meta.url });
document.documentElement.lang = interfaceLanguage;
const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root.');
const root = createRoot(container);
// Each page renders its own title, and browsers use the first one they find.
document.querySelector('head > title')?.remove();

if (isStorageBlocked()) {
  root.render(<StorageBlocked />);
} else {
  pageFor(pathInside(window.location.pathname)).then(
    (page) => {
      root.render(page);
      void loadCompanyName().catch(() => {});
    },
    (error: unknown) => {
      console.error(error);
      root.render(<StartFailed />);
    },
  );
}
