/**
 * Writes the files of the domain that repeat the migrations: database.types.ts, and account/role-rights.ts with the rows
 * of private.role_rights. With `--check` it writes nothing and ends with status 1 when one is stale.
 */
import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from './database/open-database.ts';
import { projectSnapshot } from './database/prepare-database.ts';
import { runSupabaseCli, withDatabaseUrl } from './database/socket.ts';
import { migrationsDir, repositoryDir } from './paths.ts';

const domainDir = join(repositoryDir, 'packages', 'domain', 'src');
const ORIGIN = 'Generated from supabase/migrations by `pnpm run types`. Not edited by hand.';

export async function generateTypes(): Promise<string> {
  const { status, stdout, stderr } = await withDatabaseUrl((url) =>
    runSupabaseCli(['gen', 'types', 'typescript', '--db-url', url, '--schema', 'public']),
  );
  if (status !== 0 || !stdout.includes('export type Database')) {
    throw new Error(`supabase gen types failed:\n${stderr || stdout}`);
  }
  return format(`// ${ORIGIN}\n${stdout.trim()}\n`);
}

/** The role with the fewest rights comes first. */
const roleRightsSql = `
select role, array_agg("right" order by "right") as rights from private.role_rights
group by role order by count(*), role`;

export async function generateRoleRights(): Promise<string> {
  const snapshot = await projectSnapshot({ migrationsDir, seed: false, log: console.error });
  const connection = await openDatabase(undefined, snapshot);
  const { rows } = await connection.driver.query<{ role: string; rights: string[] }>(roleRightsSql);
  await connection.close();
  const rights = JSON.stringify(Object.fromEntries(rows.map((row) => [row.role, row.rights])));
  return format(
    `/** What each role may do: private.role_rights. ${ORIGIN} */\nexport const roleRights = ${rights} as const;\n`,
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

const generated: Readonly<Record<string, () => Promise<string>>> = {
  'database.types.ts': generateTypes,
  'account/role-rights.ts': generateRoleRights,
};

/** The generated files whose committed text does not match the migrations. */
export async function staleFiles(): Promise<string[]> {
  const stale: string[] = [];
  for (const [file, generate] of Object.entries(generated)) {
    const committed = await readFile(join(domainDir, file), 'utf8').catch(() => '');
    if (committed !== (await generate())) stale.push(file);
  }
  return stale;
}

if (import.meta.main) {
  if (process.argv.includes('--check')) {
    for (const file of await staleFiles()) {
      console.error(`packages/domain/src/${file} is stale: run \`pnpm run types\`.`);
      process.exitCode = 1;
    }
  } else {
    for (const [file, generate] of Object.entries(generated)) {
      await writeFile(join(domainDir, file), await generate());
      console.log(`packages/domain/src/${file} is written.`);
    }
  }
}
