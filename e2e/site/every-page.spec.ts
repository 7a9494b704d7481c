// What must hold on every public page: nothing in the console, no accessibility violation in either
// theme, no layout shift while data and pictures arrive, no sideways scrolling at 320 px.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../support/fixtures.ts';

const PATHS = [
  '/',
  '/travels',
  '/travels?view=map',
  '/travels?search=nothing-is-called-this',
  '/travels/oran',
  '/travels/tlemcen?from=western',
  '/categories/western',
  '/categories/eastern',
  '/categories/adventure',
  '/categories/desert',
  '/categories/cultural',
  '/categories/day-trips',
  '/activities',
  '/activity-categories/desert',
  '/activities/dune-driving',
  '/services',
  '/contact',
  '/contact?service=team-building',
  '/search',
  '/search?q=Tipasa',
  '/search?q=zzzzqqqq',
  '/rv-rental',
  '/rv-rental/long-van',
  '/road-trips/aures-loop',
  '/events/algroove',
  '/algroove',
  '/why-us',
  '/store',
  '/store/boussaada-knives',
  '/faq',
  '/privacy-policy',
  '/terms-of-service',
  '/cookie-policy',
  '/sitemap',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  '/no/such/page',
];

const LARGEST_LAYOUT_SHIFT = 0.02;

async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const sum = { value: 0 };
    Object.assign(window, { layoutShift: sum });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) sum.value += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(
      () => (window as unknown as { layoutShift: { value: number } }).layoutShift.value,
    );
}

/** Down to the end, a screen at a time, so that all that loads late has loaded. */
async function readToTheEnd(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('main').getByText(/^Loading/)).toHaveCount(0);
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    await frame();
  });
  await expect.poll(() => picturesOnTheirWay(page)).toEqual([]);
}

/** The pictures that can be seen and have not arrived. */
const picturesOnTheirWay = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => !image.complete && image.checkVisibility({ opacityProperty: true }))
      .map((image) => image.currentSrc || image.src),
  );

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.use({ reducedMotion: 'reduce', colorScheme: 'light' });

for (const path of PATHS) {
  test(`${path} holds still and is accessible`, async ({ page, isMobile }) => {
    if (isMobile) await page.setViewportSize({ width: 320, height: 640 });
    const layoutShift = await watchLayoutShift(page);
    await page.goto(path);
    await readToTheEnd(page);
    expect(await layoutShift(), 'layout shift').toBeLessThan(LARGEST_LAYOUT_SHIFT);
    expect(await overflow(page), 'pixels that scroll sideways').toBe(0);
    // The same elements at any width: once is enough.
    if (!isMobile) await expectAccessible(page);
  });
}
