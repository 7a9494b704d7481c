const TIMEOUT_MS = 3000;
const INPUT_EVENTS = ['scroll', 'keydown', 'pointerdown', 'touchstart'] as const;

/** Resolves after the window's load event, or at the visitor's first input; at once without a window. */
export function afterPageLoad(): Promise<void> {
  if (typeof window === 'undefined' || document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => {
    const listeners = new AbortController();
    const done = () => {
      listeners.abort();
      resolve();
    };
    const options = { signal: listeners.signal, passive: true };
    for (const type of INPUT_EVENTS) window.addEventListener(type, done, options);
    window.addEventListener('load', done, options);
    setTimeout(done, TIMEOUT_MS);
  });
}
