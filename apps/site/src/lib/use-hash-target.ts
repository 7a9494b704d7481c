import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const LONGEST_HOLD_MS = 3000;

/**
 * Goes to what the address names after `#` and puts the focus there, once the page has it. Going back
 * is left alone: then the visitor returns to where they were.
 * @returns the id of what was found, null before that.
 */
export function useHashTarget(): string | null {
  const { hash, key } = useLocation();
  const type = useNavigationType();
  const [found, setFound] = useState<string | null>(null);
  const [arrivals, setArrivals] = useState(0);
  // An entry that the router did not make: the page was opened with this address.
  const isArrival = type !== 'POP' || key === 'default';

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link once more is another arrival
  useEffect(() => {
    const id = idIn(hash);
    const target = id === '' ? null : document.getElementById(id);
    // A record that is younger than the build comes with the page's first answer.
    if (!target && id !== '') return whenPresent(id, () => setArrivals((count) => count + 1));
    setFound(target && id);
    if (!target || !isArrival) return;
    if (target instanceof HTMLDetailsElement) target.open = true;
    const letGo = holdInView(target);
    const focusable = target instanceof HTMLDetailsElement ? target.firstElementChild : target;
    // After the arrival on the page itself, which puts the focus on the whole content.
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
 * Scrolls to it, and again when what arrives above pushes it away, until the visitor moves on.
 * @returns what lets go of it
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

/** Returns the function that stops waiting. */
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
    // A stray "%" names nothing.
    return '';
  }
}
