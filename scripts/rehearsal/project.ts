// A project of its own: stock PostgreSQL set up like a hosted project, with the local API, storage, functions and mailbox.
import { functionsDir } from '@expat-buddy/local-supabase/paths';
import type { Backend } from '@expat-buddy/local-supabase/start-backend';
import { connectionTo } from '@expat-buddy/local-supabase/testing/on-postgres';
import { startTestBackend } from '@expat-buddy/local-supabase/testing/test-backend';
import type { Client } from 'pg';
import { type HostedLike, openHostedLike } from '../hosted-like/hosted-like.ts';
import type { PostgresMajor } from '../hosted-like/postgres-binaries.ts';

export type RehearsalProject = {
  server: HostedLike;
  backend: Backend;
  owner: Client;
  /** What the commands read from the environment. */
  env: Record<string, string>;
  call: (path: string, init?: RequestInit) => Promise<Response>;
  close: () => Promise<void>;
};

export async function openRehearsalProject(
  major: PostgresMajor,
  seed: boolean,
): Promise<RehearsalProject> {
  const server = await openHostedLike({ major, seed });
  const connection = connectionTo(server.urlOf('supabase_admin'));
  const backend = await startTestBackend({ connection, functionsDir });
  const owner = await server.connect('postgres');
  const { apiUrl, serviceRoleKey } = backend;
  return {
    server,
    backend,
    owner,
    env: {
      DATABASE_URL: server.urlOf('postgres'),
      SUPABASE_URL: apiUrl,
      SUPABASE_SECRET_KEY: serviceRoleKey,
    },
    call: (path, init = {}) =>
      fetch(`${apiUrl}${path}`, {
        ...init,
        headers: {
          apikey: serviceRoleKey,
          authorization: `Bearer ${serviceRoleKey}`,
          ...init.headers,
        },
      }),
    close: async () => {
      await backend.stop();
      await server.close();
    },
  };
}
