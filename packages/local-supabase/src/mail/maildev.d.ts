declare module 'maildev' {
  import type { Readable } from 'node:stream';

  interface Session {
    envelope: { mailFrom: { address: string } | false; rcptTo: { address: string }[] };
  }
  type OnData = (stream: Readable, session: Session, done: (error?: Error) => void) => void;
  interface MailServer {
    /** An SMTPServer of the package smtp-server. */
    smtp: { onData: OnData };
    listen(): Promise<void>;
  }
  export default function startMaildev(options: {
    smtp: number;
    web: number;
    ip: string;
    mailDirectory: string;
    silent: boolean;
  }): MailServer;
}

declare module 'maildev/lib/web.js' {
  import type { Server } from 'node:http';

  const web: { server: Server };
  export default web;
}
