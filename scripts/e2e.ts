// `pnpm e2e [playwright arguments]`: the end-to-end tests alone.
import { findBrowsers, playwright } from './tests/browsers.ts';

Object.assign(process.env, await findBrowsers());
process.exit(await playwright(['test', ...process.argv.slice(2)]));
