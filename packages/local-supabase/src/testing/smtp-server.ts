/** A mail server that behaves as badly as a test asks, and remembers what it took. */
import { createServer, type Server, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/** `silent` never greets; `mute` takes a mail and hangs up; `slow` answers late; `busy` refuses for now, `unknown` knows no recipient. */
export type Mood = 'well' | 'slow' | 'silent' | 'mute' | 'busy' | 'unknown';

export interface TakenMail {
  to: string[];
  messageId: string;
  text: string;
}

const SLOW_MS = 60;

export class SmtpServer {
  mood: Mood = 'well';
  readonly mails: TakenMail[] = [];
  readonly #sockets = new Set<Socket>();
  #server: Server | undefined;
  port = 0;

  /** On the port it had before, when it comes back. */
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
    if (this.mood === 'silent') return;
    const pause = this.mood === 'slow' ? SLOW_MS : 0;
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
        if (this.mood === 'mute') return void socket.destroy();
        return say('250 taken');
      }
      const [, recipient] = /^RCPT TO:<([^>]+)>/i.exec(line) ?? [];
      if (recipient) {
        if (this.mood === 'unknown') return say('550 5.1.1 No such user here');
        to.push(recipient);
        return say('250 fine');
      }
      if (/^DATA/i.test(line)) {
        if (this.mood === 'busy') return say('451 4.3.0 Try again later');
        body = [];
        return say('354 go on');
      }
      return say(/^QUIT/i.test(line) ? '221 bye' : '250 fine');
    });
  }
}
