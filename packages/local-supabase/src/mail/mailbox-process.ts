/**
 * The mail catcher (maildev), in a separate process because it keeps state in module variables and exits at
 * SIGTERM. It accepts SMTP, and serves a web page and a REST API under /email. Emails to reply addresses also go to the
 * edge function `inbound-mail`, and /reply writes them.
 */
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import startMaildev from 'maildev';
import mailserver from 'maildev/lib/mailserver.js';
import web from 'maildev/lib/web.js';
import { listenOnIpv6Loopback } from '../listen.ts';
import { handOver, isForUs } from './inbound-mail.ts';
import { contentOf, dropOldMails, keepMailsOnDisk } from './mail-store.ts';
import { replyPage } from './reply-page.ts';

const [smtpPort = '', webPort = '', directory = '', apiUrl = '', kept = ''] = process.argv.slice(2);

process.on('uncaughtException', (error) => {
  process.send?.({ failed: error.message });
  process.exit(1);
});
process.on('disconnect', () => process.exit(0));
// Ctrl-C reaches the whole process group; the parent stops this process.
process.on('SIGINT', () => undefined);

await dropOldMails(directory, Number(kept));
keepMailsOnDisk(mailserver, directory, Number(kept));
const server = startMaildev({
  smtp: Number(smtpPort),
  web: Number(webPort),
  ip: '127.0.0.1',
  mailDirectory: directory,
  silent: true,
});

const keep = server.smtp.onData.bind(server.smtp);
server.smtp.onData = (stream, session, done) => {
  void buffer(stream).then((content) => {
    keep(Readable.from([content]), session, done);
    const { mailFrom, rcptTo } = session.envelope;
    const envelope = {
      from: mailFrom ? mailFrom.address : '',
      to: rcptTo.map(({ address }) => address),
    };
    if (!isForUs(envelope)) return;
    void handOver(apiUrl, new Uint8Array(content), envelope).then((status) => {
      if (status !== 200) console.error(`The function inbound-mail answered ${status}.`);
    });
  }, done);
};
await server.listen();

/** maildev's page, with a way to the page that answers. */
const listPage = readFileSync(
  createRequire(import.meta.url).resolve('maildev/app/index.html'),
  'utf8',
).replace(
  '</body>',
  `<a href="/reply" style="position:fixed;right:1rem;bottom:1rem;z-index:9;padding:.6rem 1rem;border-radius:.4rem;background:#2f5233;color:#fff;font:600 .9rem sans-serif">Reply to an email</a></body>`,
);

/** The text and HTML of a mail as they were sent; maildev cleans what it shows. */
const contentPath = /^\/email\/(\w+)\/content$/;

async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const url = `http://localhost:${webPort}${incoming.url}`;
  const [, id] = contentPath.exec(incoming.url ?? '') ?? [];
  if (id) {
    outgoing.setHeader('content-type', 'application/json');
    return void outgoing.end(JSON.stringify(contentOf(directory, id)));
  }
  if (!incoming.url?.startsWith('/reply')) {
    outgoing.setHeader('content-type', 'text/html; charset=utf-8');
    return void outgoing.end(listPage);
  }
  const request = new Request(url, {
    method: incoming.method ?? 'GET',
    headers: new Headers(incoming.headers as Record<string, string>),
    ...(incoming.method === 'POST' && { body: new Uint8Array(await buffer(incoming)) }),
  });
  const response = await replyPage(request, {
    mailboxUrl: `http://127.0.0.1:${webPort}`,
    smtpPort: Number(smtpPort),
  });
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(await response.text());
}

// maildev does not expose its application, only its server.
const [maildevAnswers] = web.server.listeners('request');
web.server.removeAllListeners('request');
web.server.on('request', (incoming: IncomingMessage, outgoing: ServerResponse) => {
  const { url = '' } = incoming;
  const isOurs = /^\/(?:reply)?(?:\?.*)?$/.test(url) || contentPath.test(url);
  if (!isOurs) return maildevAnswers?.(incoming, outgoing);
  void answer(incoming, outgoing).catch((error: Error) => {
    outgoing.writeHead(500).end(error.message);
  });
});

// maildev listens on one address only; `localhost` may resolve to ::1.
await listenOnIpv6Loopback(Number(webPort), (socket) => {
  const onward = connect(Number(webPort), '127.0.0.1');
  for (const end of [socket, onward]) end.on('error', () => end.destroy());
  socket.pipe(onward).pipe(socket);
});
process.send?.({ ready: true });
