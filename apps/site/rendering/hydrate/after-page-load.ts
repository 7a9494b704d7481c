const LONGEST_WAIT_MS = 3000;
const signs = ['scroll', 'keydown', 'pointerdown', 'touchstart'] as const;

/**
 * Resolves when the first screen has what it needs: once the page has loaded, or as soon as the visitor
 * moves on. Where there is no window, and after the first page, at once.
 */
export function afterFirstScreen(): Promise<void> {
  if (typeof window === 'undefined' || document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => {
    const stop = new AbortController();
    const done = () => {
      stop.abort();
      resolve();
    };
    const options = { signal: stop.signal, passive: true };
    for (const sign of signs) window.addEventListener(sign, done, options);
    window.addEventListener('load', done, options);
    setTimeout(done, LONGEST_WAIT_MS);
  });
}
