declare module 'maildev' {
  interface MailServer {
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
