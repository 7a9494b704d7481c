export type Mail = {
  to: string[];
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  /** Prevents automatic replies (RFC 3834). */
  autoSubmitted: 'auto-generated' | 'auto-replied';
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
