/** Sends requests unchanged and concurrently; fetch would normalize them. */
import { Agent as HttpAgent, request as httpRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { BadRequest } from './bad-request.ts';

export interface Target {
  apiUrl: string;
  publishableKey: string;
  tokens: Partial<Record<'account' | 'admin', string>>;
}

export interface Outcome {
  request: BadRequest;
  status: number;
  text: string;
}

const CONCURRENCY = 12;

export async function sendAll(target: Target, requests: readonly BadRequest[]): Promise<Outcome[]> {
  const isPlain = target.apiUrl.startsWith('http:');
  const agent = new (isPlain ? HttpAgent : HttpsAgent)({
    keepAlive: true,
    maxSockets: CONCURRENCY,
  });
  const outcomes: Outcome[] = [];
  const left = [...requests];
  const worker = async () => {
    for (let request = left.pop(); request; request = left.pop())
      outcomes.push(await send(target, request, agent));
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  agent.destroy();
  return outcomes;
}

const isRaw = (body: unknown): body is string | Uint8Array =>
  typeof body === 'string' || body instanceof Uint8Array;

function send(target: Target, request: BadRequest, agent: HttpAgent): Promise<Outcome> {
  const { hostname, port, protocol } = new URL(target.apiUrl);
  const { method = 'GET', path, body } = request;
  const token = request.as && target.tokens[request.as];
  return new Promise((resolve, reject) => {
    const outgoing = (protocol === 'http:' ? httpRequest : httpsRequest)(
      {
        hostname,
        port,
        path,
        method,
        agent,
        headers: {
          apikey: target.publishableKey,
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...request.headers,
        },
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part) => parts.push(part));
        response.on('end', () =>
          resolve({
            request,
            status: response.statusCode ?? 0,
            text: Buffer.concat(parts).toString(),
          }),
        );
        response.on('error', reject);
      },
    );
    // The server may close the connection if the request is not valid HTTP.
    outgoing.on('error', (error) => resolve({ request, status: 0, text: String(error) }));
    outgoing.end(body === undefined || isRaw(body) ? body : JSON.stringify(body));
  });
}
