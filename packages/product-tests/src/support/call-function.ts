/** Calls an edge function in this process, as the edge runtime would, on the project under test. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FunctionHandler } from '@expat-buddy/local-supabase/middleware/functions';
import { functionsDir } from '@expat-buddy/local-supabase/paths';
import type { Project } from './project.ts';

export interface FunctionCall {
  body?: unknown;
  token?: string | undefined;
  path?: string;
  method?: string;
  headers?: Record<string, string>;
  /** Settings besides those of the project. */
  env?: Record<string, string>;
}

export async function callFunction(
  project: Project,
  name: string,
  { body = {}, token, path = '', method = 'POST', headers = {}, env = {} }: FunctionCall = {},
) {
  const file = pathToFileURL(join(functionsDir, name, 'handler.ts')).href;
  const { default: handler } = (await import(file)) as { default: FunctionHandler };
  const response = await handler(
    new Request(`${project.apiUrl}/functions/v1/${name}${path}`, {
      method,
      headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
      body: body instanceof Uint8Array ? Buffer.from(body) : JSON.stringify(body),
    }),
    {
      SUPABASE_URL: project.apiUrl,
      SUPABASE_ANON_KEY: project.publishableKey,
      SUPABASE_SERVICE_ROLE_KEY: project.serviceRoleKey,
      ...env,
    },
  );
  return { status: response.status, answer: await response.json() };
}
