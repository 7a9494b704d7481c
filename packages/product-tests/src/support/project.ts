/** The project under test: the one that the environment names, or a local backend. */
import { jwtSecret } from '@expat-buddy/local-supabase/keys';
import { functionsDir } from '@expat-buddy/local-supabase/paths';
import type { Backend, BackendOptions } from '@expat-buddy/local-supabase/start-backend';
import { startTestBackend } from '@expat-buddy/local-supabase/testing/test-backend';
import { Client } from 'pg';
import { backgroundTasks } from './background-tasks.ts';
import { type NamedProject, namedProject } from './supabase-project.ts';

export interface Project extends Backend {
  jwtSecret: string;
}

let shared: Promise<Project> | undefined;

/** One for all test files of a worker. */
export function sharedProject(): Promise<Project> {
  shared ??= openProject();
  return shared;
}

/** A local backend of the caller's own, unless the environment names a project. Stop it afterwards. */
export async function openProject(): Promise<Project> {
  const named = namedProject();
  return named ? connect(named) : startLocalProject();
}

/** For suites that run on the local backend only. */
export async function startLocalProject(options: Partial<BackendOptions> = {}): Promise<Project> {
  const backend = await startTestBackend({ functionsDir, ...options });
  // As in a named project: tests set the limits that they try.
  if (options.rateLimits !== 'on') {
    await backend.sql(`set expat_buddy.rate_limits to 'on'`);
    await backend.sql('update private.limits set allowed = null where true');
  }
  return {
    ...backend,
    jwtSecret,
    async stop() {
      await backgroundTasks();
      await backend.stop();
    },
  };
}

async function connect(named: NamedProject): Promise<Project> {
  const client = new Client({ connectionString: named.databaseUrl });
  await client.connect();
  return {
    ...named,
    async sql<Row>(query: string, params: unknown[] = []) {
      const { rows } = await client.query(query, params);
      return rows as Row[];
    },
    stop: () => client.end(),
  };
}
