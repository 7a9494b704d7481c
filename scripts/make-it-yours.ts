// `npm run make-it-yours`: asks what a build needs to know of a company. Each answer can be given instead:
// `npm run make-it-yours -- --name=… --site=https://… --project=https://… --key=sb_publishable_… --logo=logo.svg`.
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { serviceRoleKey } from '@expat-buddy/local-supabase/keys';
import { portsFromEnvironment, root } from './environment/settings.ts';
import { makeItYours } from './make-it-yours/make-it-yours.ts';

const text = { type: 'string' } as const;
const terminal = process.stdin.isTTY
  ? createInterface({ input: process.stdin, output: process.stdout })
  : undefined;

try {
  const { values: given } = parseArgs({
    options: { name: text, site: text, project: text, key: text, logo: text },
  });
  await makeItYours({
    root,
    given,
    ask: terminal && ((question) => terminal.question(question)),
    print: console.log,
    secretKey: process.env.SUPABASE_SECRET_KEY,
    local: {
      url: `http://localhost:${portsFromEnvironment().api}`,
      secretKey: serviceRoleKey,
    },
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  terminal?.close();
}
