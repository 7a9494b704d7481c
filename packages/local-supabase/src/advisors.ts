/**
 * Runs Supabase's database linter (`supabase db advisors`) on the migrations. Exits with status 1 on findings
 * of level WARN or ERROR that are not accepted below.
 */
import { runSupabaseCli, withDatabaseUrl } from './database/socket.ts';

export interface Finding {
  level: 'INFO' | 'WARN' | 'ERROR';
  name: string;
  detail: string;
  cacheKey: string;
}

/** Accepted findings: prefix of their key → reason; also listed in docs/access.md. */
const accepted: Record<string, string> = {};

// A misconfigured linter reports nothing, so it must find this one.
const knownBad = 'advisor_self_check';
const knownBadSql = `create table public.${knownBad} (id int primary key);
grant select on public.${knownBad} to anon;`;

export async function findings(): Promise<Finding[]> {
  const { status, stdout, stderr } = await withDatabaseUrl(
    (url) =>
      runSupabaseCli([
        'db',
        'advisors',
        `--remote=${url}`,
        '--level',
        'warn',
        '--output-format',
        'json',
      ]),
    knownBadSql,
  );
  const all = parse(stdout);
  if (status !== 0 || !all.some(({ cacheKey }) => cacheKey.includes(knownBad))) {
    throw new Error(`The linter did not run as it should:\n${stderr}\n${stdout}`);
  }
  return all.filter(({ cacheKey }) => !cacheKey.includes(knownBad));
}

export function isAccepted({ cacheKey }: Finding): boolean {
  return Object.keys(accepted).some((start) => cacheKey.startsWith(start));
}

function parse(stdout: string): Finding[] {
  try {
    return JSON.parse(stdout).results;
  } catch {
    return [];
  }
}

if (import.meta.main) {
  const found = await findings();
  const open = found.filter((finding) => !isAccepted(finding));
  for (const finding of found) {
    const note = isAccepted(finding) ? ' (accepted)' : '';
    console.log(`${finding.level} ${finding.name}: ${finding.detail} [${finding.cacheKey}]${note}`);
  }
  console.log(`${open.length} open findings, ${found.length - open.length} accepted.`);
  process.exit(open.length > 0 ? 1 : 0);
}
