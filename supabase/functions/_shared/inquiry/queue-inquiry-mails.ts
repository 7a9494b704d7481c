import { isEmailAddress } from '@expat-buddy/domain/email-address';
import { type Environment, requiredSetting } from '../http.ts';
import { queueMails } from '../outbox.ts';
import type { ServiceClient } from '../service-client.ts';
import { acceptsAcknowledgement } from './acknowledgement-limit.ts';
import { plainStaffMail, staffMail, visitorMail } from './inquiry-mails.ts';
import type { SavedInquiry } from './load-inquiry.ts';

type Addresses = { staff: string[]; office: string };

async function readAddresses(db: ServiceClient): Promise<Addresses> {
  const [office, site] = await Promise.all([
    db.from('office_settings').select('notification_emails').eq('id', 1).maybeSingle(),
    db.from('site_settings').select('email').eq('id', 1).maybeSingle(),
  ]);
  if (office.error) throw office.error;
  if (site.error) throw site.error;
  const publicAddress = site.data?.email.trim() ?? '';
  return {
    staff: (office.data?.notification_emails ?? [])
      .map((address) => address.trim())
      .filter(isEmailAddress),
    office: isEmailAddress(publicAddress) ? publicAddress : '',
  };
}

const siteUrlOf = (env: Environment) => requiredSetting(env, 'SITE_URL').replace(/\/+$/, '');

/** Writes down the mails about an inquiry: the office's, and the visitor's receipt. Twice is once. */
export async function queueInquiryMails(
  db: ServiceClient,
  inquiry: SavedInquiry,
  env: Environment,
): Promise<void> {
  const siteUrl = siteUrlOf(env);
  const { staff, office } = await readAddresses(db);
  const mails = [staffMail(inquiry, staff, siteUrl)];
  if (await acceptsAcknowledgement(db, inquiry.submission.email)) {
    mails.push(visitorMail(inquiry, office));
  }
  await queueMails(db, mails);
}

/** Tells the office of an inquiry whose mails could not be written. Nothing in it comes from the visitor. */
export async function queuePlainStaffMail(
  db: ServiceClient,
  submissionId: string,
  env: Environment,
): Promise<void> {
  const { staff } = await readAddresses(db);
  await queueMails(db, [plainStaffMail(submissionId, staff, siteUrlOf(env))]);
}
