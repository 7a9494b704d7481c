import { isEmailAddress } from '@expat-buddy/domain/email-address';
import { toLanguage } from '@expat-buddy/domain/language/languages';
import { readCompanies, readCompany } from '../company.ts';
import { type Environment, requiredSetting } from '../http.ts';
import { queueMails } from '../outbox.ts';
import type { ServiceClient } from '../service-client.ts';
import { acceptsAcknowledgement } from './acknowledgement-limit.ts';
import { addresseesOf, readAnswering } from './answer-by-email.ts';
import { plainStaffMail, staffMail, visitorMail } from './inquiry-mails.ts';
import type { SavedInquiry } from './load-inquiry.ts';
import { readStaffLanguages } from './staff-languages.ts';

/** The office's recipients. */
export async function readRecipients(db: ServiceClient): Promise<string[]> {
  const { data, error } = await db
    .from('office_settings')
    .select('notification_emails')
    .eq('id', 1)
    .maybeSingle();
  if (error) throw error;
  return (data?.notification_emails ?? []).map((address) => address.trim()).filter(isEmailAddress);
}

export const siteUrlOf = (env: Environment) => requiredSetting(env, 'SITE_URL').replace(/\/+$/, '');

/** Queues the emails to the office and the receipt. Idempotent. @returns their keys */
export async function queueInquiryMails(
  db: ServiceClient,
  inquiry: SavedInquiry,
  env: Environment,
): Promise<string[]> {
  const siteUrl = siteUrlOf(env);
  const [recipients, companies, answering] = await Promise.all([
    readRecipients(db),
    readCompanies(db),
    readAnswering(db, env),
  ]);
  const mails = addresseesOf(answering, inquiry.submission.id, recipients).map((addressee) =>
    staffMail(inquiry, addressee, siteUrl, companies),
  );
  if (await acceptsAcknowledgement(db, inquiry.submission.email)) {
    const own = await readCompany(db, toLanguage(inquiry.submission.language));
    mails.push(visitorMail(inquiry, siteUrl, own));
  }
  await queueMails(db, mails);
  return mails.map(({ idempotency_key }) => idempotency_key);
}

/** Queues an email without any content from the visitor. */
export async function queuePlainStaffMail(
  db: ServiceClient,
  submissionId: string,
  env: Environment,
): Promise<void> {
  const [recipients, companies, languageOf] = await Promise.all([
    readRecipients(db),
    readCompanies(db),
    readStaffLanguages(db),
  ]);
  const language = languageOf(recipients);
  await queueMails(db, [
    plainStaffMail(submissionId, recipients, siteUrlOf(env), companies, language),
  ]);
}
