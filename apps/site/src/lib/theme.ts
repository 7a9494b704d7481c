export const themes = ['light', 'dark', 'system'] as const;

export type Theme = (typeof themes)[number];

/** The key that counts. */
export const THEME_KEY = 'theme';

/** An older key: read when the first one is missing, never written. */
export const LEGACY_THEME_KEY = 'expatbuddy-theme';

export const DARK_SCHEME_QUERY = '(prefers-color-scheme: dark)';

function asTheme(value: string | null): Theme | null {
  return themes.find((theme) => theme === value) ?? null;
}

/**
 * The visitor's choice; `system` when nothing valid is stored (spec section 4).
 * @param read reads a key of the storage, or null.
 */
export function storedTheme(read: (key: string) => string | null): Theme {
  const stored = read(THEME_KEY);
  return asTheme(stored === null ? read(LEGACY_THEME_KEY) : stored) ?? 'system';
}

/** Whether the page is dark: chosen so, or nothing chosen and the system prefers it. */
export function isDarkTheme(theme: Theme, systemPrefersDark: boolean): boolean {
  return theme === 'dark' || (theme === 'system' && systemPrefersDark);
}

/** What the toggle stores: the opposite of what is seen. */
export function toggledTheme(theme: Theme, systemPrefersDark: boolean): 'light' | 'dark' {
  return isDarkTheme(theme, systemPrefersDark) ? 'light' : 'dark';
}
