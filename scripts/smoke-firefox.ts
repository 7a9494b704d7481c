// `npm run smoke:firefox`: the product in an installed Firefox, over WebDriver BiDi.
import { openFirefox } from './smoke/firefox.ts';
import { type Step, steps } from './smoke/steps.ts';
import { findInstalled } from './tests/find-installed.ts';
import { useTestEnvironment } from './tests/test-environment.ts';
import { openTestSite } from './tests/test-site.ts';

const executablePath = findInstalled({
  named: process.env.FIREFOX_PATH,
  commands: ['firefox-esr', 'firefox'],
  places: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
});
if (!executablePath) {
  console.error(
    'No Firefox was found. Install it (on Debian: apt-get install firefox-esr), or name the program in FIREFOX_PATH.',
  );
  process.exit(1);
}

const environment = await useTestEnvironment();
console.log('Building the site …');
const site = await openTestSite(environment);
let failed = 0;
try {
  const firefox = await openFirefox(executablePath);
  console.log(`\n— ${firefox.version}`);
  const run = async ({ name, act }: Step) => {
    const startedAt = Date.now();
    const done = await act(firefox.page, environment).catch((error: Error) => {
      firefox.errors.push(error.message);
    });
    const errors = firefox.errors.splice(0);
    if (errors.length > 0) failed += 1;
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
    console.log(
      `  ${errors.length > 0 ? '✘' : '✓'} ${name}${done ? `: ${done}` : ''} (${seconds} s)`,
    );
    for (const error of errors) console.log(`      ${error}`);
  };
  for (const step of steps) await run(step);
  await firefox.close();
} finally {
  await site.close();
}
console.log(`\n${steps.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
