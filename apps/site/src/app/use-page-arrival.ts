import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { useHref, useLocation, useNavigationType } from 'react-router-dom';

const STORAGE_KEY = 'scrollPositions';
const STORED_POSITIONS = 100;
const GIVE_UP_MS = 1500;
/** By history entry, those of this tab's earlier documents included; the newest last. */
const positions = storedPositions();
let isFirstPage = true;

/**
 * Does what browsers do between documents: scrolls a new page to the top and focuses its content;
 * on Back, restores the scroll position once the page is tall enough.
 */
export function usePageArrival(main: RefObject<HTMLElement | null>): void {
  const { key, hash, pathname, search, state } = useLocation();
  const type = useNavigationType();
  // The first entry of each document has no key of its own, nor has a fragment link before hydration.
  const address = useHref({ pathname, search });
  const entry = (key === 'default' ? address : key) + hash;

  // Runs before the effect below scrolls, for the entry that is being left.
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    const remember = () => positions.set(entry, window.scrollY);
    const store = () => {
      remember();
      try {
        const newest = [...positions].slice(-STORED_POSITIONS);
        sessionStorage.setItem(STORAGE_KEY, JSON.stringify(newest));
      } catch {
        // Without storage, a reload starts at the top.
      }
    };
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', store);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', store);
    };
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
    if (!isFirstPage) main.current?.focus({ preventScroll: true });
    isFirstPage = false;
  }, [pathname]);
}

/** A navigation that only changes the query, such as a filter, sets this in its history entry. */
function keepsPlace(state: unknown): boolean {
  return Object(state).keepsPlace === true;
}

function positionOf(entry: string): number | undefined {
  // A page that was never scrolled has no position.
  if (!isFirstPage) return positions.get(entry) ?? 0;
  // A link from another document starts at the top; only reload and Back restore.
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return arrival?.type === 'navigate' ? undefined : positions.get(entry);
}

function storedPositions(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]'));
  } catch {
    return new Map();
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
