import { useSyncExternalStore } from 'react';
import {
  DARK_SCHEME_QUERY,
  isDarkTheme,
  LEGACY_THEME_KEY,
  storedTheme,
  THEME_KEY,
  type Theme,
  toggledTheme,
} from '../theme.ts';

const listeners = new Set<() => void>();

function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage is forbidden: follow the system.
    return null;
  }
}

function isDark(): boolean {
  return document.documentElement.classList.contains('dark');
}

function show(dark: boolean) {
  document.documentElement.classList.toggle('dark', dark);
  for (const listener of listeners) listener();
}

function subscribe(onChange: () => void) {
  listeners.add(onChange);
  const system = window.matchMedia(DARK_SCHEME_QUERY);
  const follow = () => show(isDarkTheme(storedTheme(readStorage), system.matches));
  const followOtherTab = ({ key }: StorageEvent) => {
    if (key === THEME_KEY || key === LEGACY_THEME_KEY || key === null) follow();
  };
  system.addEventListener('change', follow);
  window.addEventListener('storage', followOtherTab);
  return () => {
    listeners.delete(onChange);
    system.removeEventListener('change', follow);
    window.removeEventListener('storage', followOtherTab);
  };
}

function choose(theme: Theme) {
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Storage is forbidden: the choice lasts as long as the page.
  }
  show(isDarkTheme(theme, window.matchMedia(DARK_SCHEME_QUERY).matches));
}

const toggle = () => choose(toggledTheme(isDark() ? 'dark' : 'light', false));

/** An inline script sets the class before the first paint. */
export function useTheme(): { isDark: boolean; toggle: () => void } {
  const dark = useSyncExternalStore(subscribe, isDark, () => false);
  return { isDark: dark, toggle };
}

/** Null while prerendering. */
export function useThemeChoice(): { chosen: Theme | null; choose: (theme: Theme) => void } {
  const chosen = useSyncExternalStore(
    subscribe,
    () => storedTheme(readStorage),
    () => null,
  );
  return { chosen, choose };
}
