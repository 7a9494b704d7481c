import '@fontsource-variable/readex-pro/wght.css';
import { createRoot } from 'react-dom/client';
import { pathInside } from '#providers/paths.ts';
import { StartFailed } from './StartFailed.tsx';

const loadBackOffice = () => import('./AdminApp.tsx');

/**
 * The pages for people who are not signed in load without the back office itself. Going from one to
 * the other is a full page load, so nothing read while signed in stays in memory afterwards.
 */
async function pageFor(path: string) {
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

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root.');
const root = createRoot(container);
// Each page brings its own title, and a browser takes the first one it finds.
document.querySelector('head > title')?.remove();

pageFor(pathInside(window.location.pathname)).then(
  (page) => root.render(page),
  (error: unknown) => {
    console.error(error);
    root.render(<StartFailed />);
  },
);
