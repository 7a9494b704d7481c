import type { Environment } from '../http.ts';
import { inEveryLanguage, type StaffLanguage, staffTexts } from '../messages/staff-texts.ts';
import type { NewMail } from '../outbox.ts';
import type { ServiceClient } from '../service-client.ts';
import { inboundDomain, staffReplyAddress } from './reply-address.ts';
import { readStaffLanguages } from './staff-languages.ts';

/** Everything from here on is ours, however a mailbox quotes it. */
const ABOVE = '— Write your answer above this line —';

export const answerAboveLines = inEveryLanguage(ABOVE);

const READ_ONLY = 'Answer it in the back office.';
const OWN =
  'Reply to this email to write to the customer: your answer is sent on and joins the inquiry.';
const SHARED =
  'To answer by email, reply from the address that you sign in with: your answer is sent on to the customer and joins the inquiry.';

/** Who may answer a notification by email, and in which language each is written. */
export type Answering = {
  /** Undefined where no email is received. */
  accountOf?: (address: string) => string | undefined;
  languageOf: (addresses: readonly string[]) => StaffLanguage;
};

export async function readAnswering(db: ServiceClient, env: Environment): Promise<Answering> {
  const languageOf = await readStaffLanguages(db);
  if (!inboundDomain(env)) return { languageOf };
  const { data, error } = await db
    .from('staff_roles')
    .select('person:profiles!user_id(id,email,disabled_at)');
  if (error) throw error;
  const accounts = new Map(
    data.flatMap(({ person }) =>
      person && person.disabled_at === null ? [[person.email.toLowerCase(), person.id]] : [],
    ),
  );
  return { languageOf, accountOf: (address) => accounts.get(address.trim().toLowerCase()) };
}

/** What differs between the emails of one notification. */
export type Addressee = {
  to_email: string;
  language: StaffLanguage;
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
  const { accountOf, languageOf } = answering;
  if (!accountOf) {
    const to_email = recipients.join(', ');
    const language = languageOf(recipients);
    const sentence = staffTexts(language)(READ_ONLY);
    return [{ to_email, language, keySuffix: '', sentence, columns: {} }];
  }
  const shared = recipients.filter((address) => !accountOf(address));
  const own = recipients.flatMap((address) => {
    const account = accountOf(address);
    return account ? [{ to_email: address, account }] : [];
  });
  const groups: { to_email: string; account: string | null }[] = [
    ...(shared.length > 0 || own.length === 0
      ? [{ to_email: shared.join(', '), account: null }]
      : []),
    ...own,
  ];
  return groups.map(({ to_email, account }, index) => {
    const language = languageOf(account ? [to_email] : shared);
    const say = staffTexts(language);
    return {
      to_email,
      language,
      keySuffix: index === 0 ? '' : `:${account}`,
      sentence: say(account ? OWN : SHARED),
      above: say(ABOVE),
      columns: { answer_to: submissionId, answer_as: account },
    };
  }) as [Addressee, ...Addressee[]];
}

/** The Reply-To of a notification that can be answered. */
export async function answerAddress(
  env: Environment,
  { answer_to, answer_as }: Pick<NewMail, 'answer_to' | 'answer_as'>,
): Promise<string | undefined> {
  return answer_to ? staffReplyAddress(env, answer_to, answer_as ?? null) : undefined;
}
