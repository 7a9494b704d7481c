/** Serves a Web-standard handler (Request → Response) with Node's HTTP server. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen, type Reach } from './listen.ts';
import type { Handler } from './middleware/middleware.ts';
import { writeVisitorAddress } from './middleware/visitor-address.ts';

/** Above the size limit of every bucket. */
const maxBodyBytes = 60 * 1024 * 1024;

export interface HttpServer {
  stop(): Promise<void>;
}

export async function serve(
  { port, reach }: { port: number; reach?: Reach },
  handler: Handler,
  log: (line: string) => void,
): Promise<HttpServer> {
  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing, handler).catch((error) => {
      log(
        `${incoming.method} ${incoming.url} failed: ${error instanceof Error ? error.stack : error}`,
      );
      if (!outgoing.headersSent) outgoing.writeHead(500, { 'content-type': 'application/json' });
      outgoing.end('{"message":"Internal server error"}');
    });
  });
  // Longer than clients keep idle connections: closing first would reset their next request.
  server.keepAliveTimeout = 120_000;
  server.headersTimeout = 125_000;
  await listen(server, port, reach);
  return {
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  handler: Handler,
): Promise<void> {
  const body = await readBody(incoming);
  if (body === 'too large') {
    outgoing.writeHead(413, { 'content-type': 'application/json', connection: 'close' });
    outgoing.end('{"message":"Request body too large"}');
    return;
  }
  // `new Request` accepts neither TRACE nor an invalid URL.
  const address = addressOf(incoming.url);
  if (incoming.method === 'TRACE' || address === undefined) {
    outgoing.writeHead(address === undefined ? 400 : 405, { 'content-type': 'application/json' });
    outgoing.end('{"message":"Bad request"}');
    return;
  }
  const headers = new Headers();
  for (let i = 0; i < incoming.rawHeaders.length; i += 2) {
    headers.append(incoming.rawHeaders[i] ?? '', incoming.rawHeaders[i + 1] ?? '');
  }
  writeVisitorAddress(headers, incoming.socket.remoteAddress);
  const method = incoming.method ?? 'GET';
  const response = await handler(
    new Request(address, {
      method,
      headers,
      ...(body.length > 0 && method !== 'GET' && method !== 'HEAD' ? { body } : {}),
    }),
  );
  const bytes = new Uint8Array(await response.arrayBuffer());
  response.headers.delete('content-length');
  outgoing.statusCode = response.status;
  for (const [name, value] of response.headers) outgoing.appendHeader(name, value);
  if (method !== 'HEAD' && response.status !== 204 && response.status !== 304) {
    outgoing.setHeader('content-length', bytes.length);
  }
  outgoing.end(method === 'HEAD' ? undefined : bytes);
}

/** Ignores the Host header, which may hold any text. */
function addressOf(path = '/'): URL | undefined {
  const absolute = path.startsWith('/') ? `http://localhost${path}` : path;
  return URL.canParse(absolute) ? new URL(absolute) : undefined;
}

async function readBody(incoming: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | 'too large'> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of incoming) {
    length += chunk.length;
    if (length > maxBodyBytes) return 'too large';
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
