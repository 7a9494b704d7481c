// Serves the site under test until SIGTERM. Playwright starts it (webServer in e2e/playwright.config.ts);
// `npm test` starts it earlier, while other tests run.
import { useTestEnvironment } from './test-environment.ts';
import { openTestSite } from './test-site.ts';

const site = await openTestSite(await useTestEnvironment());
process.send?.('ready');

let isStopping = false;
const stop = async () => {
  if (isStopping) return;
  isStopping = true;
  await site.close();
  process.exit(0);
};
for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(signal, stop);
