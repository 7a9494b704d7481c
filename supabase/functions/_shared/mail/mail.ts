/** One mail, ready to go. */
export type Mail = {
  to: string[];
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  /** Says that no person wrote it, so that no other machine answers it (RFC 3834). */
  autoSubmitted: 'auto-generated' | 'auto-replied';
  /** The same at each try of the same mail. */
  idempotencyKey: string;
  /**
   * Awaited right before the mail leaves, by a service that cannot tell a copy of it; throws when it is
   * not to leave. From then on a try without an outcome is not repeated by itself.
   */
  beforeHandingOver: () => Promise<void>;
  /** Where a mail program posts when its reader presses "unsubscribe" (RFC 8058). */
  listUnsubscribe?: string;
};

/** Hands a mail to a mail service; throws when the service does not take it. */
export type MailTransport = (mail: Mail) => Promise<void>;
