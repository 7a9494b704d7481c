// Client-side navigation with prefetched code and data: from the click to the frame with the new
// heading.
import type { Browser } from '@playwright/test';
import { median } from './bench-pages.ts';

export type RouteTime = {
  from: string;
  to: string;
  /** Wall-clock time, which other processes affect. */
  ms: number;
  /** CPU time of the main thread. */
  workMs: number;
};

type Step = { ms: number; workMs: number };

const WALK = ['/travels', '/activities', '/services', '/travels', '/'];
const ROUNDS = 5;
const WIDE = { width: 1440, height: 900 };

/** Clicks the link; resolves after the frame with a new heading. */
async function followLink(to: string): Promise<number> {
  const link = document.querySelector<HTMLAnchorElement>(`header a[href="${to}"]`);
  if (!link) throw new Error(`There is no link to ${to}.`);
  const before = document.querySelector('h1')?.textContent;
  const startedAt = performance.now();
  link.click();
  await new Promise<void>((resolve) => {
    const look = () => {
      if (document.querySelector('main h1') && document.querySelector('h1')?.textContent !== before)
        requestAnimationFrame(() => setTimeout(resolve));
      else setTimeout(look);
    };
    look();
  });
  return performance.now() - startedAt;
}

export async function measureRoutes(browser: Browser, origin: string): Promise<RouteTime[]> {
  const context = await browser.newContext({
    viewport: WIDE,
    ignoreHTTPSErrors: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto(`${origin}/`, { waitUntil: 'networkidle' });
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  const open = async (to: string): Promise<Step> => {
    await page.locator(`header a[href="${to}"]`).first().hover();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(600);
    const before = await worked();
    const ms = await page.evaluate(followLink, to);
    return { ms, workMs: (await worked()) - before };
  };
  const rounds: Step[][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const steps: Step[] = [];
    for (const to of WALK) steps.push(await open(to));
    rounds.push(steps);
  }
  await context.close();
  return WALK.map((to, index) => {
    const middle = (figure: (step: Step) => number) =>
      median(rounds.map((steps) => figure(steps[index] ?? { ms: Number.NaN, workMs: Number.NaN })));
    return {
      from: WALK.at(index - 1) ?? '',
      to,
      ms: middle(({ ms }) => ms),
      workMs: middle(({ workMs }) => workMs),
    };
  });
}
