/** HTTP requests of an attacker, without the validation of a client library. */
import { request as httpRequest } from 'node:http';
import { seededPassword } from '@expat-buddy/local-supabase/database/accounts';
import type { Project } from './project.ts';

export interface Answer {
  status: number;
  text: string;
  headers: Headers;
}

export interface Attack {
  method?: string;
  token?: string | undefined;
  headers?: Record<string, string>;
  body?: unknown;
}

export async function attack(
  project: Project,
  path: string,
  options: Attack = {},
): Promise<Answer> {
  const { method = options.body === undefined ? 'GET' : 'POST', token, body } = options;
  const response = await fetch(project.apiUrl + path, {
    method,
    redirect: 'manual',
    headers: {
      apikey: project.publishableKey,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...options.headers,
    },
    ...(body !== undefined && { body: isRaw(body) ? body : JSON.stringify(body) }),
  });
  return { status: response.status, text: await response.text(), headers: response.headers };
}

const isRaw = (body: unknown): body is string | Uint8Array<ArrayBuffer> =>
  typeof body === 'string' || body instanceof Uint8Array;

/** Sends the path unchanged; fetch would normalize `..`. */
export function attackRaw(project: Project, path: string, options: Attack = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(project.apiUrl);
    const request = httpRequest(
      {
        hostname,
        port,
        path,
        method: options.method ?? 'GET',
        headers: {
          apikey: project.publishableKey,
          ...(options.token && { authorization: `Bearer ${options.token}` }),
          ...options.headers,
        },
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part) => parts.push(part));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            text: Buffer.concat(parts).toString(),
            headers: new Headers(response.headers as Record<string, string>),
          }),
        );
      },
    );
    request.on('error', reject);
    request.end(options.body as string | Uint8Array | undefined);
  });
}

export async function tokenOf(project: Project, email: string, password = seededPassword) {
  const answer = await attack(project, '/auth/v1/token?grant_type=password', {
    body: { email, password },
  });
  if (answer.status !== 200) throw new Error(`${email} cannot sign in: ${answer.text}`);
  return JSON.parse(answer.text).access_token as string;
}

/** A valid inquiry. */
export const inquiry = (changes: Record<string, unknown> = {}) => ({
  id: crypto.randomUUID(),
  name: 'Nadia',
  email: 'nadia@example.org',
  service: 'general',
  message: 'We would like to see Tipaza.',
  ...changes,
});
