// One page in all its states. It is loaded once; then the window is resized and the system's theme changed.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { BrowserContext, Page } from 'playwright';
import { RULES_OF_COLOUR, STANDARD } from '../tests/accessibility-rules.ts';
import { LOST } from '../tests/public-paths.ts';
import { findOverflow } from './overflow.ts';

const WIDTHS = [320, 390, 1280];
const THEMES = ['light', 'dark'] as const;

export const STATES = WIDTHS.flatMap((width) => THEMES.map((theme) => ({ width, theme })));

type Fault = { kind: 'axe' | 'overflow' | 'console'; state: string; text: string };
export type PageReport = { address: string; faults: Fault[]; seconds: number };

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export async function checkPage(context: BrowserContext, address: string): Promise<PageReport> {
  const startedAt = Date.now();
  const faults: Fault[] = [];
  const page = await context.newPage();
  let state = 'loading';
  const note = (kind: Fault['kind'], text: string) => faults.push({ kind, state, text });
  page.on('pageerror', (error) => note('console', error.message));
  page.on('console', (message) => {
    const isLost = message.location().url.endsWith(LOST) && /status of 404/.test(message.text());
    if (message.type() === 'error' && !isLost) note('console', message.text());
  });
  try {
    await open(page, address);
    for (const { width, theme } of STATES) {
      state = `${width} px, ${theme}`;
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await page.waitForFunction(
        (isDark) => document.documentElement.classList.contains('dark') === isDark,
        theme === 'dark',
      );
      // The themes differ in colours only.
      const isFirst = theme === THEMES[0];
      for (const text of await violations(page, isFirst)) note('axe', text);
      if (isFirst) for (const text of await page.evaluate(findOverflow)) note('overflow', text);
    }
  } catch (error) {
    note('console', error instanceof Error ? error.message : String(error));
  }
  await page.close();
  return { address, faults, seconds: (Date.now() - startedAt) / 1000 };
}

/** Loads the page, hydrates its sections by an input, and reads it to its end, where lazy pictures load. */
async function open(page: Page, address: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: WIDTHS[0] ?? 320, height: 900 });
  await page.goto(address);
  await page.evaluate(() => window.dispatchEvent(new Event('pointerdown')));
  await page.waitForFunction(
    () =>
      'hydrated' in document.documentElement.dataset &&
      document.querySelectorAll('h1').length === 1 &&
      !document.querySelector('.below-the-fold, main [aria-busy=true]'),
  );
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    await document.fonts.ready;
  });
  await page.evaluate(source);
}

/** @param isWhole all rules, or those of colour alone */
const violations = (page: Page, isWhole: boolean): Promise<string[]> =>
  page.evaluate(
    async (runOnly) => {
      const { axe: runner } = window as unknown as { axe: typeof axe };
      const { violations } = await runner.run(document, { runOnly, resultTypes: ['violations'] });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, any }) => `${id}: ${target.join(' ')} (${any[0]?.message ?? ''})`),
      );
    },
    isWhole
      ? ({ type: 'tag', values: STANDARD } as const)
      : ({ type: 'rule', values: RULES_OF_COLOUR } as const),
  );
