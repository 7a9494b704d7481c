/** An attachment. Without bytes, it was not fetched. */
export type ReceivedFile = { name: string; bytes: Uint8Array<ArrayBuffer> | undefined };

export type MailHeader = { key: string; value: string };

/** A notice that an email of ours was not delivered. */
export type DeliveryFailure = {
  /** What our Message-IDs begin with, of the emails that the notice returns. */
  messageKeys: string[];
  recipients: string[];
  /** The server's words. */
  reason: string;
};

/** An email as it was received; nothing in it is proven. */
export type ReceivedMail = {
  /** Names in lower case, in their order. Empty when the provider does not tell the order. */
  headers: readonly MailHeader[];
  messageId: string | undefined;
  from: { address: string; name: string };
  /** Every address that it was sent to. */
  recipients: readonly string[];
  subject: string;
  text: string;
  /** The end was left out: it was too long. */
  isCut: boolean;
  /** What it says about an email of ours that was not delivered. */
  failure?: DeliveryFailure | undefined;
  files: readonly ReceivedFile[];
};

export const valuesOf = (mail: Pick<ReceivedMail, 'headers'>, name: string): string[] =>
  mail.headers.filter(({ key }) => key === name).map(({ value }) => value);
