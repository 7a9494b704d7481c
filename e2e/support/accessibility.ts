// Accessibility checks with axe: all rules once per screen, the rules of colour in both themes and once per look.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { RULES_OF_COLOUR, STANDARD } from '../../scripts/tests/accessibility-rules.ts';
import { findTextLooks } from './text-looks.ts';

// Half the size of the source that the package exports.
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Marks the elements whose colours are to be checked. */
const MARK = 'data-check-contrast';

type InPage = {
  axe: typeof axe;
  findTextLooks: typeof findTextLooks;
  /** How often axe has looked at each. */
  checksOfLook: Map<string, number>;
  /** Those seen in both themes. */
  checkedStyles: Set<string>;
};

/** What a reporter of axe gets. */
type RawNode = {
  node: { element: Element; selector: string[] };
  any: { message: string }[];
};
type RawResult = { id: string; passes: RawNode[]; violations: RawNode[] };
type Report = { passed: Element[]; violations: string[] };

/** The looks of the back office that this worker has checked, in any test: all its pages have the same styles. */
const checkedInAdmin = { checks: new Map<string, number>(), styles: new Set<string>() };

const isAdmin = (page: Page) => /^\/admin(\/|$)/.test(new URL(page.url()).pathname);

/** Injects axe once per page. */
async function prepare(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  await page.evaluate(
    `${source}; window.findTextLooks = ${findTextLooks};
     axe.configure({ rules: [
       { id: 'color-contrast', selector: '[${MARK}]' },
       { id: 'link-in-text-block', selector: 'a[href][${MARK}], [role=link][${MARK}]' },
     ] });`,
  );
  const { checks, styles } = isAdmin(page) ? checkedInAdmin : { checks: [], styles: [] };
  await page.evaluate(
    ([checks, styles]) => {
      Object.assign(window, { checksOfLook: new Map(checks), checkedStyles: new Set(styles) });
    },
    [[...checks], [...styles]] as const,
  );
}

/** Checks all rules, or those of colour alone: on text whose look has not been checked. */
async function expectNoViolation(page: Page, rules: 'all' | 'colours'): Promise<void> {
  const { violations, checks } = await page.evaluate(
    async ([runOnly, colours, mark]) => {
      const { axe, findTextLooks, checksOfLook } = window as unknown as InPage;
      const { unchecked, lookOf } = findTextLooks(checksOfLook);
      if (unchecked.length === 0 && !Array.isArray(runOnly)) return { violations: [], checks: [] };
      for (const element of unchecked) element.setAttribute(mark, '');
      // A reporter of our own: axe's describe the nodes that pass too.
      const reporter = (results: RawResult[], _: unknown, report: (made: Report) => void) => {
        const ofColour = results.filter(({ id }) => colours.includes(id));
        report({
          passed: ofColour.flatMap(({ passes }) => passes.map(({ node }) => node.element)),
          violations: results.flatMap(({ id, violations }) =>
            violations.map(
              ({ node, any }) => `${id}: ${node.selector.join(' ')} (${any[0]?.message})`,
            ),
          ),
        });
      };
      const options = { runOnly, reporter } as unknown as axe.RunOptions;
      const report = await axe.run(document, options);
      const { passed, violations } = report as unknown as Report;
      for (const element of unchecked) element.removeAttribute(mark);
      const checks: [look: string, count: number][] = [];
      for (const element of unchecked) {
        const look = lookOf.get(element) ?? '';
        const more = passed.includes(element) ? Number.POSITIVE_INFINITY : 1;
        const count = (checksOfLook.get(look) ?? 0) + more;
        checksOfLook.set(look, count);
        checks.push([look, count]);
      }
      return { violations, checks };
    },
    [
      rules === 'all' ? STANDARD : ({ type: 'rule', values: RULES_OF_COLOUR } as const),
      RULES_OF_COLOUR,
      MARK,
    ] as const,
  );
  expect(violations).toEqual([]);
  if (isAdmin(page)) for (const [look, count] of checks) checkedInAdmin.checks.set(look, count);
}

/** Whether the screen shows text in a style that has not been checked in both themes, and notes its styles. */
async function noteStyles(page: Page): Promise<boolean> {
  const fresh = await page.evaluate(() => {
    const { findTextLooks, checksOfLook, checkedStyles } = window as unknown as InPage;
    const { styles } = findTextLooks(checksOfLook);
    const fresh = styles.filter((style) => !checkedStyles.has(style));
    for (const style of fresh) checkedStyles.add(style);
    return fresh;
  });
  if (isAdmin(page)) for (const style of fresh) checkedInAdmin.styles.add(style);
  return fresh.length > 0;
}

async function showTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await expect(page.locator('html.dark')).toHaveCount(theme === 'dark' ? 1 : 0);
}

/** The page has no violation of WCAG 2.2 A and AA in its current theme. */
export async function expectAccessibleAsShown(page: Page): Promise<void> {
  await prepare(page);
  await expectNoViolation(page, 'all');
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
  await expectNoViolation(page, 'colours');
  await noteStyles(page);
}
