declare module 'maildev' {
  import type { Readable } from 'node:stream';

  interface Session {
    envelope: { mailFrom: { address: string } | false; rcptTo: { address: string }[] };
  }
  type OnData = (stream: Readable, session: Session, done: (error?: Error) => void) => void;

  interface StoredMail {
    id: string;
    /** The path of its `.eml`. */
    source: string;
    read: boolean;
    text?: string;
    html?: string;
    headers?: unknown;
    alternatives?: unknown;
  }
  interface MailServer {
    /** An SMTPServer of the package smtp-server. */
    smtp: { onData: OnData };
    store: StoredMail[];
    listen(): Promise<void>;
    on(event: 'new', listener: (mail: StoredMail) => void): void;
    on(event: 'delete', listener: (deleted: { id: string }) => void): void;
    getEmail(id: string, done: (error: Error | null, mail?: StoredMail) => void): void;
    deleteEmail(id: string, done: (error: Error | null) => void): void;
  }
  export default function startMaildev(options: {
    smtp: number;
    web: number;
    ip: string;
    mailDirectory: string;
    silent: boolean;
  }): MailServer;
}

declare module 'maildev/lib/mailserver.js' {
  import type { MailServer } from 'maildev';

  const server: MailServer;
  export default server;
}

declare module 'maildev/lib/web.js' {
  import type { Server } from 'node:http';

  const web: { server: Server };
  export default web;
}
