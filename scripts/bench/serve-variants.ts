// Serves each variant from its own origin, compressed, over HTTP/2 as static hosts do; over
// HTTP/1.1 on request, or without `openssl` for a certificate.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import sirv from 'sirv';
import { styleSource } from '../../apps/site/rendering/build/inline-code.ts';
import { fileOfPage } from '../../apps/site/rendering/build/page-document.ts';
import { securityHeaders } from '../build/security-headers.ts';
import type { WebServer } from '../serve/web-server.ts';
import { BENCH_PAGES, type Origins, VARIANTS, type Variant } from './bench-pages.ts';
import { withoutScripts } from './without-scripts.ts';

type Answer = { type: string; body: Buffer; brotli: Buffer; gzip: Buffer };

function answerOf(content: Buffer, type: string): Answer {
  return { type, body: content, brotli: brotliCompressSync(content), gzip: gzipSync(content) };
}

/** The responses of a variant; everything else is a file of the build. */
function answersOf(variant: Variant, distDir: string, shell: string): Map<string, Answer> {
  const html = 'text/html;charset=utf-8';
  const answers = new Map<string, Answer>();
  if (variant === 'site') return answers;
  for (const { path } of BENCH_PAGES) {
    if (variant === 'shell') answers.set(path, answerOf(Buffer.from(shell), html));
    else {
      const page = readFileSync(join(distDir, fileOfPage(path)), 'utf8');
      answers.set(path, answerOf(Buffer.from(withoutScripts(page)), html));
    }
  }
  return answers;
}

function certificate(): { key: string; cert: string } | undefined {
  const made = spawnSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'],
      ...['-keyout', '-', '-out', '-'],
    ],
    { encoding: 'utf8' },
  );
  if (made.status !== 0) return undefined;
  const part = (name: string) =>
    new RegExp(`-----BEGIN ${name}-----[\\s\\S]*?-----END ${name}-----`).exec(made.stdout)?.[0];
  const key = part('PRIVATE KEY');
  const cert = part('CERTIFICATE');
  return key && cert ? { key, cert } : undefined;
}

type Build = {
  distDir: string;
  /** The empty document, before prerendering. */
  shell: string;
  apiUrl: string;
  sitePort: number;
  /** HTTP/1.1 with six connections instead of HTTP/2. */
  isHttp1?: boolean;
};

export async function serveVariants({
  distDir,
  shell,
  apiUrl,
  sitePort,
  isHttp1 = false,
}: Build): Promise<WebServer & { origins: Origins; protocol: string }> {
  const tls = isHttp1 ? undefined : certificate();
  const allowed = { api: new URL(apiUrl).origin, style: styleSource(distDir) };
  const headers = Object.entries(securityHeaders(allowed));
  const servers: { close: () => void }[] = [];
  const origins: Partial<Record<Variant, string>> = {};
  for (const variant of VARIANTS) {
    const answers = answersOf(variant, distDir, shell);
    const files = sirv(distDir, { etag: true, brotli: true, gzip: true });
    const handle = (
      request: IncomingMessage | Http2ServerRequest,
      response: ServerResponse | Http2ServerResponse,
    ) => {
      for (const [name, value] of headers) response.setHeader(name, value);
      const answer = answers.get(new URL(request.url ?? '/', 'http://bench.invalid').pathname);
      // sirv works the same with HTTP/2 requests.
      if (!answer) return files(request as IncomingMessage, response as ServerResponse);
      const accepted = String(request.headers['accept-encoding'] ?? '');
      const coding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;
      response.setHeader('Content-Type', answer.type);
      if (coding && answer.body !== answer.brotli) response.setHeader('Content-Encoding', coding);
      response.end(coding === 'br' ? answer.brotli : coding ? answer.gzip : answer.body);
    };
    const server = tls ? createSecureServer(tls, handle) : createServer(handle);
    await new Promise<void>((resolve) =>
      server.listen(variant === 'site' ? sitePort : 0, '127.0.0.1', resolve),
    );
    const address = server.address();
    if (!address || typeof address === 'string') throw new Error('There is no free port.');
    servers.push(server);
    origins[variant] = `${tls ? 'https' : 'http'}://localhost:${address.port}`;
  }
  return {
    origins: origins as Origins,
    protocol: tls ? 'HTTP/2' : 'HTTP/1.1',
    close: async () => {
      for (const server of servers) server.close();
    },
  };
}
