/**
 * Writes packages/domain/src/database.types.ts from the migrations. With `--check` it writes nothing
 * and ends with status 1 when the file is stale.
 */
import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runSupabaseCli, withDatabaseUrl } from './database/socket.ts';
import { repositoryDir } from './paths.ts';

const typesFile = join(repositoryDir, 'packages', 'domain', 'src', 'database.types.ts');

export async function generateTypes(): Promise<string> {
  const { status, stdout, stderr } = await withDatabaseUrl((url) =>
    runSupabaseCli(['gen', 'types', 'typescript', '--db-url', url, '--schema', 'public']),
  );
  if (status !== 0 || !stdout.includes('export type Database')) {
    throw new Error(`supabase gen types failed:\n${stderr || stdout}`);
  }
  return format(
    `// Generated from supabase/migrations by \`pnpm run types\`. Not edited by hand.\n${stdout.trim()}\n`,
  );
}

/** Formatted, so that diffs of the committed file are readable. */
function format(source: string): string {
  const { status, stdout, stderr } = spawnSync(
    join(repositoryDir, 'node_modules', '.bin', 'biome'),
    ['format', '--stdin-file-path', 'packages/domain/src/generated.ts'],
    { cwd: repositoryDir, input: source, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`Formatting the generated types failed:\n${stderr}`);
  return stdout;
}

/** Whether the committed types match the migrations. */
export async function typesAreCurrent(): Promise<boolean> {
  const committed = await readFile(typesFile, 'utf8').catch(() => '');
  return committed === (await generateTypes());
}

if (import.meta.main) {
  if (!process.argv.includes('--check')) {
    await writeFile(typesFile, await generateTypes());
    console.log('packages/domain/src/database.types.ts is written.');
  } else if (!(await typesAreCurrent())) {
    console.error('packages/domain/src/database.types.ts is stale: run `pnpm run types`.');
    process.exit(1);
  }
}
