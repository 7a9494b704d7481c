export const themes = ['light', 'dark', 'system'] as const;

export type Theme = (typeof themes)[number];

export const THEME_KEY = 'theme';

/** Read if the first key is missing; never written. */
export const LEGACY_THEME_KEY = 'expatbuddy-theme';

export const DARK_SCHEME_QUERY = '(prefers-color-scheme: dark)';

function asTheme(value: string | null): Theme | null {
  return themes.find((theme) => theme === value) ?? null;
}

/**
 * `system` if no valid theme is stored (specification, section 4).
 * @param read reads a key from the storage
 */
export function storedTheme(read: (key: string) => string | null): Theme {
  const stored = read(THEME_KEY);
  return asTheme(stored === null ? read(LEGACY_THEME_KEY) : stored) ?? 'system';
}

export function isDarkTheme(theme: Theme, systemPrefersDark: boolean): boolean {
  return theme === 'dark' || (theme === 'system' && systemPrefersDark);
}

/** The opposite of the visible theme. */
export function toggledTheme(theme: Theme, systemPrefersDark: boolean): 'light' | 'dark' {
  return isDarkTheme(theme, systemPrefersDark) ? 'light' : 'dark';
}
