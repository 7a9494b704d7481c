// `npm run test:accessibility`: every public page in three languages and both themes at three widths.
// SITE_URL names a running site to check instead of a build of this working copy. Words after the command choose the
// pages whose address contains one of them: `npm run test:accessibility -- /ar/travels`.
import { addressIn } from '@expat-buddy/domain/language/addresses';
import { locales } from '@expat-buddy/domain/language/locales';
import { openBrowser } from './accessibility/browser.ts';
import { checkPage, type PageReport, STATES } from './accessibility/check-page.ts';
import { alikePaths, layouts, linkedPaths } from './tests/public-paths.ts';
import { useTestEnvironment } from './tests/test-environment.ts';
import { openTestSite } from './tests/test-site.ts';

/** Each in a process of its own. */
const PAGES_AT_ONCE = 2;

const chosen = process.argv.slice(2);
const addresses = Object.values(locales)
  .flatMap((locale) =>
    [...layouts, ...alikePaths, ...linkedPaths].map((path) => addressIn(locale, path)),
  )
  .filter((address) => chosen.length === 0 || chosen.some((part) => address.includes(part)));

async function openSite() {
  const running = process.env.SITE_URL;
  if (running) return { url: running, close: async () => {} };
  const environment = await useTestEnvironment();
  console.log('Building the site …');
  const site = await openTestSite(environment);
  return { url: environment.SITE_URL, close: site.close };
}

async function checkAll(url: string): Promise<PageReport[]> {
  const browser = await openBrowser();
  const waiting = addresses.values();
  const reports: PageReport[] = [];
  const work = async () => {
    const context = await browser.newContext({ baseURL: url, serviceWorkers: 'block' });
    for (const address of waiting) {
      const report = await checkPage(context, address);
      reports.push(report);
      print(report);
    }
  };
  try {
    await Promise.all(Array.from({ length: PAGES_AT_ONCE }, work));
  } finally {
    await browser.close();
  }
  return reports;
}

function print({ address, faults, seconds }: PageReport): void {
  console.log(`  ${faults.length > 0 ? '✘' : '✓'} ${address} (${seconds.toFixed(1)} s)`);
  for (const { kind, state, text } of faults) console.log(`      ${state}, ${kind}: ${text}`);
}

const site = await openSite();
const startedAt = Date.now();
const reports = await checkAll(site.url).finally(site.close);
const faults = reports.flatMap((report) => report.faults);
const count = (kind: string) => faults.filter((fault) => fault.kind === kind).length;
const failed = reports.filter((report) => report.faults.length > 0).length;
console.log(
  `\n${reports.length} pages in ${STATES.length} states each, ` +
    `${Math.round((Date.now() - startedAt) / 1000)} s: ${count('axe')} violations, ` +
    `${count('overflow')} overflows, ${count('console')} errors in the console`,
);
console.log(`${reports.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
