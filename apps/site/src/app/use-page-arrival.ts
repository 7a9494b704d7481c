import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const STORAGE_KEY = 'scrollPositions';
const positions = new Map<string, number>();
const GIVE_UP_MS = 1500;

/**
 * What a browser does by itself between documents: a new page starts at its top with the focus on its
 * content; going back returns to where the visitor was, as soon as the page is tall enough again.
 */
export function usePageArrival(main: RefObject<HTMLElement | null>): void {
  const { key, hash, pathname, state } = useLocation();
  const type = useNavigationType();
  // Entries that the router did not make, links within a page before hydration, share one key.
  const entry = key + hash;

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const keep = () => {
      try {
        sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions]));
      } catch {
        // Without storage a reload starts at the top.
      }
    };
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, []);

  // Before the arrival below scrolls: that is no longer the entry one came from.
  useLayoutEffect(() => {
    const remember = () => positions.set(entry, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [entry]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an arrival is a new history entry
  useLayoutEffect(() => {
    if (type === 'POP') return restore(positionOf(entry));
    if (keepsPlace(state)) {
      positions.set(entry, window.scrollY);
      return;
    }
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (target) target.scrollIntoView();
    else window.scrollTo({ top: 0, behavior: 'instant' });
  }, [entry]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another page takes the focus
  useEffect(() => {
    if (type !== 'POP' || positions.size > 0) main.current?.focus({ preventScroll: true });
  }, [pathname]);
}

/** A page that only asked itself something else, a filter for one, says so in its history entry. */
function keepsPlace(state: unknown): boolean {
  return Object(state).keepsPlace === true;
}

function positionOf(entry: string): number | undefined {
  // A page that was left without scrolling has no entry: it was seen from its top.
  if (positions.size > 0) return positions.get(entry) ?? 0;
  // A link to another document starts there at the top; only a reload and going back return.
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (arrival?.type === 'navigate') return undefined;
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]') as [string, number][];
    return new Map(stored).get(entry);
  } catch {
    return undefined;
  }
}

function restore(top: number | undefined): (() => void) | undefined {
  if (top === undefined) return;
  const scroll = () => window.scrollTo({ top, behavior: 'instant' });
  const isTallEnough = () => document.documentElement.scrollHeight - window.innerHeight >= top;
  scroll();
  if (isTallEnough()) return;
  const observer = new ResizeObserver(() => {
    if (!isTallEnough()) return;
    scroll();
    observer.disconnect();
  });
  observer.observe(document.body);
  const timer = setTimeout(() => observer.disconnect(), GIVE_UP_MS);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
