import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const LONGEST_HOLD_MS = 3000;

/**
 * Scrolls to the URL's fragment and focuses it once it is on the page, with its disclosure open. Does
 * nothing on Back, which restores the scroll position.
 * @returns the id of the target, or null before it is found
 */
export function useHashTarget(): string | null {
  const { hash, key } = useLocation();
  const type = useNavigationType();
  const [found, setFound] = useState<string | null>(null);
  const [arrivals, setArrivals] = useState(0);
  // The router did not create this entry: the page was opened with this URL.
  const isArrival = type !== 'POP' || key === 'default';

  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again scrolls again
  useEffect(() => {
    const id = idIn(hash);
    const target = id === '' ? null : document.getElementById(id);
    // A record that is newer than the build arrives with the first response.
    if (!target && id !== '') return whenPresent(id, () => setArrivals((count) => count + 1));
    setFound(target && id);
    if (!target || !isArrival) return;
    const disclosure = target.matches('details')
      ? target
      : target.querySelector(':scope > details');
    if (disclosure instanceof HTMLDetailsElement) disclosure.open = true;
    const letGo = holdInView(target);
    const focusable = target instanceof HTMLDetailsElement ? target.firstElementChild : target;
    // After the navigation's own focus on the main content.
    const frame = requestAnimationFrame(() => {
      if (focusable instanceof HTMLElement) focusable.focus({ preventScroll: true });
    });
    return () => {
      cancelAnimationFrame(frame);
      letGo();
    };
  }, [isArrival, hash, key, arrivals]);

  return found;
}

/**
 * Scrolls again when content above moves the target, until the visitor interacts.
 * @returns a function that stops it
 */
function holdInView(target: Element): () => void {
  const stop = new AbortController();
  const observer = new ResizeObserver(() => target.scrollIntoView());
  const letGo = () => {
    stop.abort();
    observer.disconnect();
  };
  observer.observe(document.body);
  for (const sign of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
    window.addEventListener(sign, letGo, { signal: stop.signal, passive: true });
  setTimeout(letGo, LONGEST_HOLD_MS);
  return letGo;
}

/** Returns a function that stops waiting. */
function whenPresent(id: string, then: () => void): () => void {
  const observer = new MutationObserver(() => {
    if (!document.getElementById(id)) return;
    observer.disconnect();
    then();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    // The fragment contains a stray "%".
    return '';
  }
}
