/**
 * The mail catcher, in a process of its own: maildev keeps its state in module variables and ends
 * the process at SIGTERM. It receives by SMTP, shows a web page, and answers REST under /email.
 */
import startMaildev from 'maildev';

const [smtpPort = '', webPort = '', directory = ''] = process.argv.slice(2);

process.on('uncaughtException', (error) => {
  process.send?.({ failed: error.message });
  process.exit(1);
});
process.on('disconnect', () => process.exit(0));
// Ctrl-C reaches the whole group; the parent says when to go.
process.on('SIGINT', () => undefined);

const server = startMaildev({
  smtp: Number(smtpPort),
  web: Number(webPort),
  ip: '127.0.0.1',
  mailDirectory: directory,
  silent: true,
});
await server.listen();
process.send?.({ ready: true });
