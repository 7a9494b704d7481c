import { isEmailAddress } from '@expat-buddy/domain/email-address';
import { inquiryNotificationSchema } from '@expat-buddy/domain/inquiry/inquiry-notification';
import { inquiryReference } from '@expat-buddy/domain/inquiry/submission-id';
import {
  answerPost,
  type Environment,
  failure,
  json,
  readJson,
  requiredSetting,
} from '../_shared/http.ts';
import { mailTransport } from '../_shared/mail/mail-transport.ts';
import { queueMails, sendQueuedMails } from '../_shared/outbox.ts';
import { type ServiceClient, serviceClient } from '../_shared/service-client.ts';
import { acceptsAcknowledgement } from './acknowledgement-limit.ts';
import { staffMail, staffMailKey, visitorMail, visitorMailKey } from './inquiry-mails.ts';
import { loadInquiry } from './load-inquiry.ts';

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

async function sendInquiryMails(db: ServiceClient, submissionId: string, env: Environment) {
  const inquiry = await loadInquiry(db, submissionId);
  if (inquiry === null) return failure(404, 'There is no recent inquiry with this id.');

  const siteUrl = requiredSetting(env, 'SITE_URL').replace(/\/+$/, '');
  const { id, email } = inquiry.submission;
  const { staff, office } = await readAddresses(db);
  const mails = [staffMail(inquiry, staff, siteUrl)];
  if (await acceptsAcknowledgement(db, email)) mails.push(visitorMail(inquiry, office));
  await queueMails(db, mails);

  const keys = [staffMailKey(id), visitorMailKey(id)];
  const states = await sendQueuedMails(db, keys, mailTransport(env));
  // The office's mail is the one that matters. A receipt that fails is seen in the outbox.
  const isSuccess = states.get(staffMailKey(id)) !== 'failed';
  return json(isSuccess ? 200 : 502, { success: isSuccess, reference: inquiryReference(id) });
}

/**
 * Mails the office about an inquiry that was just saved, and the visitor a receipt. The caller is
 * anonymous: recipients and words come from the database alone, never from the request.
 */
export default function handler(request: Request, env: Environment): Promise<Response> {
  return answerPost(request, async () => {
    const body = inquiryNotificationSchema.safeParse(await readJson(request));
    if (!body.success) return failure(400, 'The body is not an inquiry.');
    return sendInquiryMails(serviceClient(env), body.data.submissionId.toLowerCase(), env);
  });
}
