/**
 * The mail catcher (maildev), in a separate process because it keeps state in module variables and exits at
 * SIGTERM. It accepts SMTP, and serves a web page and a REST API under /email.
 */
import { connect } from 'node:net';
import startMaildev from 'maildev';
import { listenOnIpv6Loopback } from '../listen.ts';

const [smtpPort = '', webPort = '', directory = ''] = process.argv.slice(2);

process.on('uncaughtException', (error) => {
  process.send?.({ failed: error.message });
  process.exit(1);
});
process.on('disconnect', () => process.exit(0));
// Ctrl-C reaches the whole process group; the parent stops this process.
process.on('SIGINT', () => undefined);

const server = startMaildev({
  smtp: Number(smtpPort),
  web: Number(webPort),
  ip: '127.0.0.1',
  mailDirectory: directory,
  silent: true,
});
await server.listen();
// maildev listens on one address only; `localhost` may resolve to ::1.
await listenOnIpv6Loopback(Number(webPort), (socket) => {
  const onward = connect(Number(webPort), '127.0.0.1');
  for (const end of [socket, onward]) end.on('error', () => end.destroy());
  socket.pipe(onward).pipe(socket);
});
process.send?.({ ready: true });
