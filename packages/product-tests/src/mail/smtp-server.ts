/** An SMTP server whose behavior a test chooses, and which records the accepted mails. */
import { createServer, type Server, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/** `silent` sends no greeting; `hangs-up` accepts a mail and disconnects; `unknown` rejects every recipient. */
export type Behavior = 'normal' | 'slow' | 'silent' | 'hangs-up' | 'busy' | 'unknown';

export interface AcceptedMail {
  to: string[];
  messageId: string;
  text: string;
}

const SLOW_MS = 60;

export class SmtpServer {
  behavior: Behavior = 'normal';
  readonly mails: AcceptedMail[] = [];
  /** Recipients that do not exist. */
  readonly unknown = new Set<string>();
  readonly #sockets = new Set<Socket>();
  #server: Server | undefined;
  port = 0;

  /** Reuses its port after a stop. */
  async start(): Promise<void> {
    const server = createServer((socket) => this.#serve(socket));
    this.#server = server;
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.port = (server.address() as { port: number }).port;
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    const server = this.#server;
    this.#server = undefined;
    if (server) await new Promise((resolve) => server.close(resolve));
  }

  #serve(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('close', () => this.#sockets.delete(socket));
    socket.on('error', () => undefined);
    if (this.behavior === 'silent') return;
    const pause = this.behavior === 'slow' ? SLOW_MS : 0;
    const say = (line: string) => setTimeout(() => socket.write(`${line}\r\n`), pause);
    let to: string[] = [];
    let body: string[] | undefined;
    say('220 test.example ESMTP');
    createInterface({ input: socket }).on('line', (line) => {
      if (body && line !== '.') return void body.push(line);
      if (body) {
        const text = body.join('\n');
        const messageId = /^message-id:\s*(\S+)/im.exec(text)?.[1] ?? '';
        this.mails.push({ to, messageId, text });
        body = undefined;
        to = [];
        if (this.behavior === 'hangs-up') return void socket.destroy();
        return say('250 accepted');
      }
      const [, recipient] = /^RCPT TO:<([^>]+)>/i.exec(line) ?? [];
      if (recipient) {
        if (this.behavior === 'unknown' || this.unknown.has(recipient))
          return say('550 5.1.1 No such user here');
        to.push(recipient);
        return say('250 fine');
      }
      if (/^DATA/i.test(line)) {
        if (this.behavior === 'busy') return say('451 4.3.0 Try again later');
        body = [];
        return say('354 go on');
      }
      return say(/^QUIT/i.test(line) ? '221 bye' : '250 fine');
    });
  }
}
