// Requirements of every public page: an empty console, where React logs a hydration mismatch, no accessibility
// violation in either theme, no layout shift while data and pictures load, no horizontal scrolling at 320 px.
import type { Page } from '@playwright/test';
import { alikePaths, LOST, layouts } from '../../scripts/tests/public-paths.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { smallFields } from '../support/small-fields.ts';

/** Checked on the narrow screen only. `npm run test:accessibility` checks every page in every language. */
const ALIKE = [
  ...alikePaths,
  // The longest words, and the mirrored layouts.
  '/fr',
  '/fr/travels/oran',
  '/fr/rv-rental/long-van',
  '/ar',
  '/ar/travels',
  '/ar/travels/oran',
  '/ar/rv-rental/long-van',
  '/ar/road-trips/aures-loop',
  '/ar/services',
  '/ar/living-here',
  '/ar/contact',
  '/ar/search?q=Tipasa',
  '/ar/plan',
  `/ar${LOST}`,
];

const PHONE = { width: 320, height: 640 };
const DESKTOP = { width: 1280, height: 800 };

type Shift = { value: number; moved: string[] };
type LayoutShiftEntry = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
};

/** Records the layout shift since the page was opened, and the elements that moved. */
async function watchLayoutShift(page: Page): Promise<() => Promise<Shift>> {
  await page.addInitScript(() => {
    const shift: Shift = { value: 0, moved: [] };
    Object.assign(window, { shift });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShiftEntry[]) {
        if (entry.hadRecentInput) continue;
        shift.value += entry.value;
        for (const { node, previousRect, currentRect } of entry.sources) {
          const text = node?.textContent?.trim().slice(0, 30);
          shift.moved.push(`${node?.nodeName} "${text}" ${previousRect.y} → ${currentRect.y}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shift: Shift }).shift);
}

/** Cached fonts and pictures would hide shifts. The process keeps the compiled code. */
async function withoutCache(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.setCacheDisabled', { cacheDisabled: true });
}

/** Narrow screens load in the dark theme, which the visitor has chosen before; wide ones without a choice. */
const chooseThemes = (page: Page) =>
  page.addInitScript((phone) => {
    if (window.innerWidth === phone) localStorage.setItem('theme', 'dark');
    else localStorage.removeItem('theme');
  }, PHONE.width);

async function expectThemeToggle(page: Page): Promise<void> {
  const root = page.locator('html');
  await expect(root).toHaveClass(/dark/);
  const toggle = page.getByRole('button', { name: /dark/i }).first();
  await toggle.click();
  await expect(root).not.toHaveClass(/dark/);
  await toggle.click();
  await expect(root).toHaveClass(/dark/);
  await expect(page.locator('title')).toHaveCount(1);
}

/** Scrolls to the end, screen by screen, so that everything lazy is loaded. */
async function readToTheEnd(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('main').getByText(/^Loading/)).toHaveCount(0);
  // The same in every language.
  await expect(page.getByRole('main').locator('.animate-spin')).toHaveCount(0);
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      await frame();
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    await frame();
  });
  await expect.poll(() => picturesOnTheirWay(page)).toEqual([]);
}

/** Visible pictures that have not loaded. */
const picturesOnTheirWay = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => !image.complete && image.checkVisibility({ opacityProperty: true }))
      .map((image) => image.currentSrc || image.src),
  );

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const path of [...layouts, ...ALIKE]) {
  test(`${path} hydrates, has no layout shift and is accessible`, async ({ page }) => {
    const isAlike = ALIKE.includes(path);
    if (!isAlike) await chooseThemes(page);
    const layoutShift = await watchLayoutShift(page);
    await withoutCache(page);
    for (const screen of isAlike ? [PHONE] : [PHONE, DESKTOP]) {
      await page.setViewportSize(screen);
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(path.endsWith(LOST) ? 404 : 200);
      await readToTheEnd(page);
      const { value, moved } = await layoutShift();
      expect(value, `shift at ${screen.width} px: ${moved.join(', ')}`).toBeLessThan(0.02);
      expect(await overflow(page), `pixels that scroll sideways at ${screen.width}`).toBe(0);
      if (screen === PHONE)
        expect(await smallFields(page), 'fields of less than 16 px').toEqual([]);
      if (screen === PHONE && !isAlike) await expectThemeToggle(page);
    }
    // The elements are the same at any width.
    await expectAccessible(page);
  });
}
