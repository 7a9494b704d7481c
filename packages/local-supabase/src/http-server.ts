/** Serves a Web-standard handler (Request → Response) with Node's HTTP server. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen, type Reach } from './listen.ts';
import type { Handler } from './middleware/middleware.ts';
import { writeVisitorAddress } from './middleware/visitor-address.ts';

export interface HttpServer {
  stop(): Promise<void>;
}

export async function serve(
  { port, reach }: { port: number; reach?: Reach },
  handler: Handler,
  log: (line: string) => void,
): Promise<HttpServer> {
  const take = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    answer(incoming, outgoing, handler).catch((error) => {
      // The visitor has left.
      if (incoming.destroyed && !incoming.complete) return;
      log(
        `${incoming.method} ${incoming.url} failed: ${error instanceof Error ? error.stack : error}`,
      );
      if (!outgoing.headersSent) outgoing.writeHead(500, { 'content-type': 'application/json' });
      outgoing.end('{"message":"Internal server error"}');
    });
  };
  const server = createServer(take);
  // Otherwise Node asks for every body before its size has been looked at.
  server.on('checkContinue', take);
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
  const hasBody = method !== 'GET' && method !== 'HEAD' && announcesBody(incoming);
  const response = await handler(
    new Request(address, {
      method,
      headers,
      ...(hasBody && { body: bodyOf(incoming, outgoing), duplex: 'half' as const }),
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
  // Discards what nobody wanted to read: closing instead would cost the client the response.
  incoming.resume();
}

/** Ignores the Host header, which may hold any text. */
function addressOf(path = '/'): URL | undefined {
  const absolute = path.startsWith('/') ? `http://localhost${path}` : path;
  return URL.canParse(absolute) ? new URL(absolute) : undefined;
}

const announcesBody = ({ headers }: IncomingMessage): boolean =>
  Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined;

/** Unread until somebody reads it, so that a body that is refused takes no memory. */
function bodyOf(incoming: IncomingMessage, outgoing: ServerResponse): ReadableStream<Uint8Array> {
  const chunks: AsyncIterator<Buffer> = incoming.iterator({ destroyOnReturn: false });
  let isAsked = incoming.headers.expect === undefined;
  return new ReadableStream(
    {
      async pull(controller) {
        if (!isAsked) outgoing.writeContinue();
        isAsked = true;
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await chunks.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}
