/**
 * Emulates the edge runtime behind /functions/v1: loads supabase/functions/<name>/handler.ts, which the
 * function's Deno entry point serves in production.
 */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { json } from './http-messages.ts';
import { verifyJwt } from './jwt.ts';
import type { Middleware } from './middleware.ts';

export type FunctionHandler = (
  request: Request,
  env: Record<string, string>,
) => Promise<Response> | Response;

export interface FunctionsOptions {
  dir: string;
  env: Record<string, string>;
  requiresJwt: (name: string) => boolean;
  log: (line: string) => void;
}

const functionPath = /^\/functions\/v1\/([a-z0-9][a-z0-9_-]*)(\/.*)?$/i;

/** The function at a path, and its file. */
export function findFunction(
  dir: string,
  pathname: string,
): { name: string; file: string } | undefined {
  const name = functionPath.exec(pathname)?.[1];
  const file = name && join(dir, name, 'handler.ts');
  return file && existsSync(file) ? { name, file } : undefined;
}

export function functions({ dir, env, requiresJwt, log }: FunctionsOptions): Middleware {
  return async (request, next) => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith('/functions/v1')) return next(request);
    const found = findFunction(dir, pathname);
    if (!found) {
      return json(404, { code: 'NOT_FOUND', message: 'Requested function was not found' });
    }
    if (request.method !== 'OPTIONS' && requiresJwt(found.name)) {
      const refusal = await refuse(request);
      if (refusal) return refusal;
    }
    try {
      const handler = await load(found.file);
      return await handler(request, env);
    } catch (error) {
      log(`The function ${found.name} failed: ${error instanceof Error ? error.stack : error}`);
      return json(500, {
        code: 'WORKER_ERROR',
        message: 'Function exited due to an error (please check logs)',
      });
    }
  };
}

async function refuse(request: Request): Promise<Response | undefined> {
  const bearer = /^Bearer\s+(.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (!bearer) return json(401, { code: 401, message: 'Missing authorization header' });
  const token = await verifyJwt(bearer);
  return token.valid ? undefined : json(401, { code: 401, message: 'Invalid JWT' });
}

/** Reloads the file after a change, but not its imports. */
async function load(file: string): Promise<FunctionHandler> {
  const module = await import(`${pathToFileURL(file).href}?changed=${statSync(file).mtimeMs}`);
  if (typeof module.default !== 'function') {
    throw new Error(`${file} has no default export to handle requests.`);
  }
  return module.default;
}
