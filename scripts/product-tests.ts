// `npm run test:product`: the product tests, on the local backend or on the Supabase project that E2E_… name.
import { namedProject } from '@expat-buddy/product-tests/support/supabase-project';
import { runCommand } from './environment/run-command.ts';

// On a project that all suites share, the bad requests run last: they leave traces.
const runs = namedProject() ? [['--exclude', '**/bad-requests/**'], ['bad-requests']] : [[]];

let exitCode = 0;
for (const run of runs)
  exitCode ||= await runCommand(['vitest', 'run', '--project', 'product', ...run]);
process.exit(exitCode);
