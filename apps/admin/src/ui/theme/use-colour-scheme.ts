import { useSyncExternalStore } from 'react';

export type ColourScheme = 'light' | 'dark';

/** The site uses the same key and class (specification, section 4). */
const KEY = 'theme';
const listeners = new Set<() => void>();

function current(): ColourScheme {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light';
}

function show(scheme: ColourScheme) {
  document.documentElement.classList.toggle('dark', scheme === 'dark');
  for (const listener of listeners) listener();
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  const system = matchMedia('(prefers-color-scheme: dark)');
  const onStorage = (event: StorageEvent) => {
    if (event.key === KEY && (event.newValue === 'dark' || event.newValue === 'light')) {
      show(event.newValue);
    }
  };
  const onSystem = () => {
    if (stored() !== 'dark' && stored() !== 'light') show(system.matches ? 'dark' : 'light');
  };
  window.addEventListener('storage', onStorage);
  system.addEventListener('change', onSystem);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
    system.removeEventListener('change', onSystem);
  };
}

export function useColourScheme() {
  const scheme = useSyncExternalStore(subscribe, current);
  const toggle = () => {
    const next = scheme === 'dark' ? 'light' : 'dark';
    try {
      localStorage.setItem(KEY, next);
    } catch {
      // Storage is blocked: the scheme applies without being stored.
    }
    show(next);
  };
  return { scheme, toggle };
}
