/** As large as mailboxes send. */
export const LARGEST_MAIL_BYTES = 25 * 1024 * 1024;

export type MailFile = { name: string; type: string; bytes: Uint8Array };

export type Mail = {
  /** In the outbox. */
  id: string;
  to: string[];
  /** The sender's name, if it is not that of the setting MAIL_FROM. */
  fromName?: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  /** Prevents automatic replies (RFC 3834). */
  autoSubmitted: 'auto-generated' | 'auto-replied' | 'no';
  /** The Message-ID of the email that this one answers. */
  inReplyTo?: string;
  files?: readonly MailFile[];
  /** The same for each attempt. */
  idempotencyKey: string;
  /**
   * Awaited right before delivery by a transport that cannot detect duplicates; throws to cancel.
   * An attempt without an outcome after this is not repeated automatically.
   */
  beforeHandingOver: () => Promise<void>;
  /** One-click unsubscribe URL (RFC 8058). */
  listUnsubscribe?: string;
};

/** Delivers an email; throws if the service refuses it. */
export type MailTransport = (mail: Mail) => Promise<void>;
