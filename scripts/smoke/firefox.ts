import puppeteer, { type Page } from 'puppeteer-core';

export type Firefox = {
  page: Page;
  version: string;
  /** Console errors and uncaught exceptions; the caller removes them. */
  errors: string[];
  close: () => Promise<void>;
};

/** NS_BINDING_ABORTED: the page navigated while a font was loading, as at sign-in. */
const isAborted = (text: string) => text.includes('status=2152398850');

export async function openFirefox(executablePath: string): Promise<Firefox> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    // As in the end-to-end tests: its requests are aborted on navigation, an error in the console.
    extraPrefsFirefox: { 'dom.serviceWorkers.enabled': false },
    defaultViewport: { width: 1280, height: 800 },
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(60_000);
  const errors: string[] = [];
  const note = (text: string) => {
    if (!isAborted(text)) errors.push(`${page.url()}: ${text}`);
  };
  page.on('console', (message) => {
    if (message.type() === 'error') note(message.text());
  });
  page.on('pageerror', (error) => note(error instanceof Error ? error.message : String(error)));
  return { page, version: await browser.version(), errors, close: () => browser.close() };
}
