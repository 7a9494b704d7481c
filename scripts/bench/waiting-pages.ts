/** Pages whose content waits for the device or the network, and what is on them once it is there. */
import { createHash } from 'node:crypto';
import type { Browser } from '@playwright/test';
import type { BackendReady } from '../environment/backend-process.ts';
import { openPage } from './chromium-page.ts';

type WaitingPage = { path: string; content: string };

const PLAN = {
  people: 4,
  items: ['taghit', 'timimoun-red'].map((id) => ({
    kind: 'travel',
    id,
    title: id,
    nights: 3,
    day: null,
    month: 10,
    note: '',
  })),
};

/** Until the content is there (docs/performance.md). */
export const WAIT_LIMIT_MS = 2800;

const TOKEN = 'bench-token-of-a-private-inquiry-page-00000';

/** Adds the inquiry that its private page shows. */
export async function addInquiry({ apiUrl, serviceRoleKey }: BackendReady): Promise<void> {
  const insert = async (table: string, row: Record<string, unknown>) => {
    const response = await fetch(`${apiUrl}/rest/v1/${table}`, {
      method: 'POST',
      headers: {
        apikey: serviceRoleKey,
        Authorization: `Bearer ${serviceRoleKey}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(row),
    });
    if (!response.ok) throw new Error(`${table}: ${await response.text()}`);
  };
  const id = crypto.randomUUID();
  await insert('contact_submissions', {
    id,
    name: 'Bench',
    email: 'bench@example.org',
    service: 'general',
    message: 'A week in the south, please.',
  });
  const token_hash = createHash('sha256').update(TOKEN).digest('hex');
  await insert('inquiry_links', { submission_id: id, token_hash });
}

export const WAITING_PAGES: readonly WaitingPage[] = [
  { path: '/plan', content: '#plan-items' },
  { path: '/search?q=taghit', content: '#results-travel' },
  { path: `/my-inquiry#${TOKEN}`, content: 'main h2' },
];

/** The time from the start of the navigation until the content is painted, in milliseconds. */
export async function measureWait(
  browser: Browser,
  origin: string,
  { path, content }: WaitingPage,
): Promise<number> {
  const { page, close } = await openPage(browser, true);
  try {
    await page.addInitScript(
      ([plan, selector]) => {
        localStorage.setItem('plan', plan);
        const look = () => {
          if (!document.querySelector(selector)) requestAnimationFrame(look);
          else setTimeout(() => Object.assign(window, { benchShown: performance.now() }));
        };
        requestAnimationFrame(look);
      },
      [JSON.stringify(PLAN), content] as const,
    );
    await page.goto(origin + path, { waitUntil: 'commit' });
    const shown = await page.waitForFunction(
      () => (window as unknown as { benchShown?: number }).benchShown,
      undefined,
      { timeout: 45_000 },
    );
    return Number(await shown.jsonValue());
  } finally {
    await close();
  }
}
