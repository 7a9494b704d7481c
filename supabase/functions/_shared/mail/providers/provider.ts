import type { Environment } from '../../http.ts';
import type { MailTransport } from '../mail.ts';

/** A request to one of our webhooks. */
export type Delivery = {
  headers: Headers;
  /** Read once; undefined if it is longer than the webhook takes. */
  body: () => Promise<Uint8Array<ArrayBuffer> | undefined>;
};

type Webhook = {
  /** The setting with the secret. Without a value, the webhook answers 404. */
  secret: string;
  maxBytes: number;
  /** Whether the provider sent the delivery. */
  verify: (delivery: Delivery, secret: string) => Promise<boolean>;
};

/** What happened to an email of ours. */
export type DeliveryEvent = {
  /** `bounced`: the address refuses mail for good. `complained`: the reader reported it as spam. */
  kind: 'bounced' | 'undelivered' | 'complained';
  /** Its id in the outbox, if the provider returns it. */
  mail?: string;
  /** Addresses, with or without a name. */
  recipients: readonly string[];
  subject?: string;
  reason: string;
};

/** What a provider has read from an email. */
export type InboundFields = {
  from: string;
  subject: string;
  text: string;
  html: string;
  messageId: string | undefined;
  headers: readonly { key: string; value: string }[];
  fileNames: readonly string[];
};

/** An email to a reply address. */
export type InboundMail = {
  /** The same for each delivery of the email, and unlike those of other providers. */
  id: string;
  /** In MIME format. */
  original: Uint8Array | undefined;
  /** Used if the original is missing or cannot be read. */
  fields?: InboundFields;
  /** Those that the provider names, also of blind copies. */
  recipients: readonly string[];
  /** The sender in the SMTP dialogue; empty for a bounce. */
  returnPath?: string;
};

/** A service that sends and receives email (docs/how-to/add-a-mail-provider.md). */
export type MailProvider = {
  /** The name of its file, and the end of its webhooks' URLs. */
  name: string;
  /** The setting that chooses it for sending. */
  chosenBy: string;
  send: (env: Environment, from: string) => MailTransport;
  /** Reports emails that were not delivered, at `mail-webhook/<name>`; null if it reports none. */
  events: (Webhook & { event: (payload: unknown) => DeliveryEvent | undefined }) | null;
  /** Hands over emails that were received, at `inbound-mail/<name>`; undefined for other deliveries. */
  inbound:
    | (Webhook & {
        fetch: (delivery: Delivery, env: Environment) => Promise<InboundMail | undefined>;
      })
    | null;
};
