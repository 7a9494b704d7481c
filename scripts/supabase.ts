// `npm run supabase -- db push …`: the `supabase` command in the version of the lockfile, with or without an install.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { root } from './environment/settings.ts';

const cli = new URL('dist/supabase.js', import.meta.resolve('supabase/package.json'));
const child = spawn(process.execPath, [fileURLToPath(cli), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
