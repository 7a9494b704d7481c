const KEY = 'reloaded-from';

type Options = {
  /** The address of the script that the page began with. */
  entry: string;
  /** Keeps what the reload would lose. */
  beforeReload?: () => void;
};

/** False where it cannot be remembered, so that no page reloads for ever. */
function isFirstReloadFrom(entry: string): boolean {
  try {
    if (sessionStorage.getItem(KEY) === entry) return false;
    sessionStorage.setItem(KEY, entry);
    return true;
  } catch {
    return false;
  }
}

/** Whether the server's page of this address begins with another script. */
async function hasOtherEntry(entry: string): Promise<boolean> {
  const address = window.location.pathname + window.location.search;
  const response = await fetch(address, { cache: 'no-store', headers: { accept: 'text/html' } });
  const html = await response.text();
  const file = new URL(entry).pathname.split('/').at(-1) ?? '';
  // Not the page of a network that wants to be paid first.
  return /\sid="?root\b/.test(html) && !html.includes(file);
}

/**
 * Reloads the page when its code is gone because a new version has been published: once, and not while the server
 * cannot be reached. Vite dispatches the event when an `import()` fails.
 */
export function reloadForNewVersion({ entry, beforeReload }: Options): void {
  let isChecking = false;
  window.addEventListener('vite:preloadError', async () => {
    if (isChecking) return;
    isChecking = true;
    try {
      if (!(await hasOtherEntry(entry)) || !isFirstReloadFrom(entry)) return;
      beforeReload?.();
      window.location.reload();
    } catch {
      // Without a connection, the page shows its own error.
    } finally {
      isChecking = false;
    }
  });
}
