import '@fontsource-variable/readex-pro/wght.css';
import { createRoot } from 'react-dom/client';
import { pathInside } from './paths.ts';
import { StartFailed } from './StartFailed.tsx';

/**
 * The pages for people who are not signed in load without the back office itself. Going from one to
 * the other is a full page load, so nothing read while signed in stays in memory afterwards.
 */
async function pageFor(path: string) {
  if (path === '/auth') return (await import('./auth/AuthPage.tsx')).AuthPage;
  if (path === '/reset-password') {
    return (await import('./auth/ResetPasswordPage.tsx')).ResetPasswordPage;
  }
  if (path === '/invitation') return (await import('./auth/InvitationPage.tsx')).InvitationPage;
  return (await import('./AdminApp.tsx')).AdminApp;
}

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root.');
const root = createRoot(container);
// Each page brings its own title, and a browser takes the first one it finds.
document.querySelector('head > title')?.remove();

pageFor(pathInside(window.location.pathname)).then(
  (Page) => root.render(<Page />),
  (error: unknown) => {
    console.error(error);
    root.render(<StartFailed />);
  },
);
