import * as z from 'zod/mini';

/** https://resend.com/docs/dashboard/webhooks/event-types */
const eventSchema = z.object({
  type: z.string(),
  data: z.object({
    to: z.array(z.string()),
    bounce: z.optional(z.object({ type: z.string(), message: z._default(z.string(), '') })),
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

// Such as a full mailbox; Resend retries.
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
