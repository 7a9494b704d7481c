// Accessibility checks with axe. To save time, the contrast rules run only on text styles that were not checked before.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { RULES_OF_COLOUR, STANDARD } from '../../scripts/tests/accessibility-rules.ts';
import { findTextLooks } from './text-looks.ts';

// Half the size of the package's main file.
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The attribute of elements whose contrast axe checks. */
const MARK = 'data-check-contrast';

type InPage = {
  axe: typeof axe;
  findTextLooks: typeof findTextLooks;
  /** How often axe has checked each look (see text-looks.ts); infinite once it passed. */
  checksOfLook: Map<string, number>;
  /** Styles that were checked in both themes. */
  checkedStyles: Set<string>;
};

/** The parts of raw results that the reporter below reads. */
type RawNode = {
  node: { element: Element; selector: string[] };
  any: { message: string }[];
};
type RawResult = { id: string; passes: RawNode[]; violations: RawNode[] };
type Report = { passed: Element[]; violations: string[] };

/** The back office's pages share their styles, so its checks are remembered across the tests of a worker. */
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

/** Checks all rules or only the contrast rules. The contrast rules skip text whose look was checked before. */
async function expectNoViolation(page: Page, rules: 'all' | 'colours'): Promise<void> {
  const { violations, checks } = await page.evaluate(
    async ([runOnly, colours, mark]) => {
      const { axe, findTextLooks, checksOfLook } = window as unknown as InPage;
      const { unchecked, lookOf } = findTextLooks(checksOfLook);
      if (unchecked.length === 0 && !Array.isArray(runOnly)) return { violations: [], checks: [] };
      for (const element of unchecked) element.setAttribute(mark, '');
      // axe's own reporters also describe every node that passes, which is slow.
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

/** Records the page's text styles. Returns whether some were not checked in both themes before. */
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

/** Fails on a violation of WCAG 2.2 A or AA in the current theme. */
export async function expectAccessibleAsShown(page: Page): Promise<void> {
  await prepare(page);
  await expectNoViolation(page, 'all');
}

/**
 * Fails on a violation in either theme. Only contrast is checked in the second theme, because the themes differ in
 * colours only. Does not restore the first theme, which would render the whole page again.
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
