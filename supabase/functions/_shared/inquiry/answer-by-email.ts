import type { Environment } from '../http.ts';
import type { NewMail } from '../outbox.ts';
import type { ServiceClient } from '../service-client.ts';
import { inboundDomain, staffReplyAddress } from './reply-address.ts';

/** Everything from here on is ours, however a mailbox quotes it. */
export const ANSWER_ABOVE = '— Write your answer above this line —';

const READ_ONLY = 'Answer it in the back office.';
const OWN =
  'Reply to this email to write to the customer: your answer is sent on and joins the inquiry.';
const SHARED =
  'To answer by email, reply from the address that you sign in with: your answer is sent on to the customer and joins the inquiry.';

/** Who may answer a notification by email; undefined where no email is received. */
export type Answering = { accountOf: (address: string) => string | undefined } | undefined;

export async function readAnswering(db: ServiceClient, env: Environment): Promise<Answering> {
  if (!inboundDomain(env)) return undefined;
  const { data, error } = await db
    .from('staff_roles')
    .select('person:profiles!user_id(id,email,disabled_at)');
  if (error) throw error;
  const accounts = new Map(
    data.flatMap(({ person }) =>
      person && person.disabled_at === null ? [[person.email.toLowerCase(), person.id]] : [],
    ),
  );
  return { accountOf: (address) => accounts.get(address.trim().toLowerCase()) };
}

/** What differs between the emails of one notification. */
export type Addressee = {
  to_email: string;
  /** To the notification's own key. */
  keySuffix: string;
  /** How it can be answered. */
  sentence: string;
  above?: string;
  columns: Pick<NewMail, 'answer_to' | 'answer_as'>;
};

/**
 * One email per colleague, as each has a reply address of their own, and one to shared mailboxes. Where
 * no email is received: one to all.
 */
export function addresseesOf(
  answering: Answering,
  submissionId: string,
  recipients: readonly string[],
): [Addressee, ...Addressee[]] {
  if (!answering) {
    const to_email = recipients.join(', ');
    return [{ to_email, keySuffix: '', sentence: READ_ONLY, columns: {} }];
  }
  const shared = recipients.filter((address) => !answering.accountOf(address));
  const own = recipients.flatMap((address) => {
    const account = answering.accountOf(address);
    return account ? [{ to_email: address, account }] : [];
  });
  const groups: { to_email: string; account: string | null }[] = [
    ...(shared.length > 0 || own.length === 0
      ? [{ to_email: shared.join(', '), account: null }]
      : []),
    ...own,
  ];
  return groups.map(({ to_email, account }, index) => ({
    to_email,
    keySuffix: index === 0 ? '' : `:${account}`,
    sentence: account ? OWN : SHARED,
    above: ANSWER_ABOVE,
    columns: { answer_to: submissionId, answer_as: account },
  })) as [Addressee, ...Addressee[]];
}

/** The Reply-To of a notification that can be answered. */
export async function answerAddress(
  env: Environment,
  { answer_to, answer_as }: Pick<NewMail, 'answer_to' | 'answer_as'>,
): Promise<string | undefined> {
  return answer_to ? staffReplyAddress(env, answer_to, answer_as ?? null) : undefined;
}
