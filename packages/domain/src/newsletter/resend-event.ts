import * as z from 'zod/mini';

/** https://resend.com/docs/dashboard/webhooks/event-types */
const eventSchema = z.object({
  type: z.string(),
  data: z.object({
    to: z.array(z.string()),
    subject: z.catch(z.optional(z.string()), undefined),
    bounce: z.optional(z.object({ type: z.string(), message: z._default(z.string(), '') })),
    failed: z.catch(z.optional(z.object({ reason: z.string() })), undefined),
    suppressed: z.catch(z.optional(z.object({ message: z.string() })), undefined),
    tags: z.catch(z.optional(z.object({ mail: z.uuid() })), undefined),
  }),
});

export type SubscriptionEnding = {
  addresses: string[];
  status: 'bounced' | 'unsubscribed';
  reason: string;
};

/** `Amel <amel@example.com>` */
const addressIn = (recipient: string) =>
  (/<([^<>]+)>\s*$/.exec(recipient)?.[1] ?? recipient).trim();

export type DeliveryFailure = {
  /** Its id in the outbox, which we gave it as a tag. */
  mail?: string;
  recipients: string[];
  subject?: string;
  reason: string;
};

// Such as a full mailbox.
const temporary: readonly (string | undefined)[] = ['Transient', 'Undetermined'];

/**
 * Whose subscription ends because of an event of Resend's webhook.
 * @returns undefined for other events and for anything malformed.
 */
export function endingOf(event: unknown): SubscriptionEnding | undefined {
  const parsed = eventSchema.safeParse(event);
  if (!parsed.success) return undefined;
  const { type, data } = parsed.data;
  const addresses = data.to.map(addressIn);
  if (type === 'email.complained') {
    return { addresses, status: 'unsubscribed', reason: 'The reader reported the email as spam.' };
  }
  if (type !== 'email.bounced' || temporary.includes(data.bounce?.type)) return undefined;
  return { addresses, status: 'bounced', reason: data.bounce?.message || 'The email bounced.' };
}

const failures: readonly string[] = ['email.bounced', 'email.failed', 'email.suppressed'];

/**
 * The email that an event of Resend's webhook says was not delivered, for whichever reason.
 * @returns undefined for other events and for anything malformed.
 */
export function failureOf(event: unknown): DeliveryFailure | undefined {
  const parsed = eventSchema.safeParse(event);
  if (!parsed.success || !failures.includes(parsed.data.type)) return undefined;
  const { to, subject, tags, bounce, failed, suppressed } = parsed.data.data;
  return {
    ...(tags && { mail: tags.mail }),
    recipients: to.map((recipient) => addressIn(recipient).toLowerCase()),
    ...(subject && { subject }),
    reason: bounce?.message || failed?.reason || suppressed?.message || 'The email bounced.',
  };
}
