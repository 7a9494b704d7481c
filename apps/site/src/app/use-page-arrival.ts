import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const STORAGE_KEY = 'scrollPositions';
const positions = new Map<string, number>();
const GIVE_UP_MS = 1500;

/**
 * Does what browsers do between documents: scrolls a new page to the top and focuses its content;
 * on Back, restores the scroll position once the page is tall enough.
 */
export function usePageArrival(main: RefObject<HTMLElement | null>): void {
  const { key, hash, pathname, state } = useLocation();
  const type = useNavigationType();
  // Entries without a router key, such as fragment links before hydration, share one key.
  const entry = key + hash;

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const keep = () => {
      try {
        sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions]));
      } catch {
        // Without storage, a reload starts at the top.
      }
    };
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, []);

  // Runs before the effect below scrolls, for the entry that is being left.
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new page moves the focus
  useEffect(() => {
    if (type !== 'POP' || positions.size > 0) main.current?.focus({ preventScroll: true });
    // A new page may have the Arabic fonts that a slow first one only fetched (rendering/document/bootstrap.js).
    if (type !== 'POP') document.documentElement.classList.remove('slow-connection');
  }, [pathname]);
}

/** A navigation that only changes the query, such as a filter, sets this in its history entry. */
function keepsPlace(state: unknown): boolean {
  return Object(state).keepsPlace === true;
}

function positionOf(entry: string): number | undefined {
  // A page that was never scrolled has no entry.
  if (positions.size > 0) return positions.get(entry) ?? 0;
  // A link from another document starts at the top; only reload and Back restore.
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
