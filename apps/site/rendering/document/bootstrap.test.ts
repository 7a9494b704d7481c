import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { locales } from '@expat-buddy/domain/language/locales';
import { describe, expect, it } from 'vitest';
import { isDarkTheme, storedTheme } from '#lib/theme.ts';

const script = readFileSync(new URL('bootstrap.js', import.meta.url), 'utf8');

function classesAfterBootstrap(
  stored: Record<string, string>,
  systemPrefersDark: boolean,
  { pathname = '/', search = '' } = {},
): Set<string> {
  const classes = new Set<string>();
  runInNewContext(script, {
    location: { search, pathname, hash: '' },
    addEventListener: () => {},
    performance: { now: () => 0 },
    localStorage: { getItem: (key: string) => stored[key] ?? null },
    matchMedia: () => ({ matches: systemPrefersDark }),
    document: {
      referrer: '',
      head: { append: () => {} },
      createElement: () => ({}),
      currentScript: { dataset: {} },
      documentElement: {
        classList: {
          add: (name: string) => classes.add(name),
          toggle: (name: string, isOn: boolean) =>
            isOn ? classes.add(name) : classes.delete(name),
        },
      },
    },
  });
  return classes;
}

const darkAfterBootstrap = (stored: Record<string, string>, systemPrefersDark: boolean) =>
  classesAfterBootstrap(stored, systemPrefersDark).has('dark');

const values = [undefined, 'light', 'dark', 'system', 'nonsense'];

describe('the blocking theme script', () => {
  it('matches lib/theme.ts for every stored choice and system preference', () => {
    for (const theme of values) {
      for (const legacy of values) {
        for (const systemPrefersDark of [true, false]) {
          const stored: Record<string, string> = {};
          if (theme) stored.theme = theme;
          if (legacy) stored['expatbuddy-theme'] = legacy;
          const rule = isDarkTheme(
            storedTheme((key) => stored[key] ?? null),
            systemPrefersDark,
          );
          expect(darkAfterBootstrap(stored, systemPrefersDark), JSON.stringify(stored)).toBe(rule);
        }
      }
    }
  });
});

it.each(Object.values(locales))('hides what a build cannot know ($language)', ({ prefix }) => {
  const isHidden = (pathname: string, search: string) =>
    classesAfterBootstrap({}, false, { pathname, search }).has('client-rendered');
  expect(isHidden(`${prefix}/travels`, '?region=north')).toBe(true);
  expect(isHidden(`${prefix}/travels`, '')).toBe(false);
  expect(isHidden(`${prefix}/faq`, '?from=mail')).toBe(false);
});
