import { expect, it } from 'vitest';
import { isDarkTheme, storedTheme, toggledTheme } from './theme.ts';

const storage = (entries: Record<string, string>) => (key: string) => entries[key] ?? null;

it('reads the key "theme", and the legacy key only if that is missing', () => {
  expect(storedTheme(storage({ theme: 'light', 'expatbuddy-theme': 'dark' }))).toBe('light');
  expect(storedTheme(storage({ 'expatbuddy-theme': 'dark' }))).toBe('dark');
  expect(storedTheme(storage({ theme: 'sepia', 'expatbuddy-theme': 'dark' }))).toBe('system');
  expect(storedTheme(storage({}))).toBe('system');
});

it('follows the system until the visitor chooses, and toggles the visible theme', () => {
  expect(isDarkTheme('system', true)).toBe(true);
  expect(isDarkTheme('system', false)).toBe(false);
  expect(isDarkTheme('light', true)).toBe(false);
  expect(isDarkTheme('dark', false)).toBe(true);
  expect(toggledTheme('system', true)).toBe('light');
  expect(toggledTheme('light', true)).toBe('dark');
});
