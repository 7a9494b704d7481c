// Accessibility checks with axe: all rules once per screen, the rules of colour in both themes and once per look.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { findTextLooks } from './text-looks.ts';

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

// Half the size of the source that the package exports.
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type InPage = {
  axe: typeof axe;
  findTextLooks: typeof findTextLooks;
  /** How often axe has looked at each. */
  checksOfLook: Map<string, number>;
  /** Those seen in both themes. */
  checkedStyles: Set<string>;
};

/** Injects axe once per page. */
async function prepare(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  await page.evaluate(
    `${source}; window.findTextLooks = ${findTextLooks};
     window.checksOfLook = new Map(); window.checkedStyles = new Set();`,
  );
}

/** Checks all rules but those of colour. */
async function expectNoViolation(page: Page): Promise<void> {
  const violations = await page.evaluate(
    async ([runOnly, colours]) => {
      const { axe } = window as unknown as InPage;
      const results = await axe.run(document, {
        runOnly,
        rules: Object.fromEntries(colours.map((rule) => [rule, { enabled: false }])),
        resultTypes: ['violations'],
      });
      return results.violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes.map((node) => `${node.target.join(' ')} (${node.any[0]?.message})`).join(', ')}`,
      );
    },
    [STANDARD, RULES_OF_COLOUR] as const,
  );
  expect(violations).toEqual([]);
}

/** Checks the colours of text whose look has not been checked on this page. */
async function expectContrast(page: Page): Promise<void> {
  const violations = await page.evaluate(async (rules) => {
    const { axe, findTextLooks, checksOfLook } = window as unknown as InPage;
    const { unchecked, lookOf } = findTextLooks(checksOfLook);
    if (unchecked.length === 0) return [];
    const options = { runOnly: { type: 'rule', values: rules }, elementRef: true } as const;
    const { passes, violations } = await axe.run(unchecked, options);
    const passed = passes.flatMap(({ nodes }) => nodes.map(({ element }) => element));
    for (const element of unchecked) {
      const look = lookOf.get(element) ?? '';
      const checks = passed.includes(element as HTMLElement) ? Number.POSITIVE_INFINITY : 1;
      checksOfLook.set(look, (checksOfLook.get(look) ?? 0) + checks);
    }
    return violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map((node) => `${node.target.join(' ')} (${node.any[0]?.message})`).join(', ')}`,
    );
  }, RULES_OF_COLOUR);
  expect(violations).toEqual([]);
}

/** Whether the screen shows text in a style that has not been checked in both themes, and notes its styles. */
const noteStyles = (page: Page) =>
  page.evaluate(() => {
    const { findTextLooks, checksOfLook, checkedStyles } = window as unknown as InPage;
    const { styles } = findTextLooks(checksOfLook);
    const fresh = styles.filter((style) => !checkedStyles.has(style));
    for (const style of fresh) checkedStyles.add(style);
    return fresh.length > 0;
  });

async function showTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await expect(page.locator('html.dark')).toHaveCount(theme === 'dark' ? 1 : 0);
}

/** The page has no violation of WCAG 2.2 A and AA in its current theme. */
export async function expectAccessibleAsShown(page: Page): Promise<void> {
  await prepare(page);
  await expectNoViolation(page);
  await expectContrast(page);
}

/**
 * The page has no violation in either theme. The dark theme differs in colours only. May end with the other theme
 * than it starts with: each change renders the whole page.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const isDark = await page.locator('html.dark').isVisible();
  await showTheme(page, isDark ? 'dark' : 'light');
  await expectAccessibleAsShown(page);
  if (!(await noteStyles(page))) return;
  await showTheme(page, isDark ? 'light' : 'dark');
  await expectContrast(page);
  await noteStyles(page);
}
