import { isSubmissionId as isUuid } from '@expat-buddy/domain/inquiry/submission-id';
import { emailOf, requireRight } from '../_shared/caller.ts';
import { answerPost, type Environment, json, readJson } from '../_shared/http.ts';
import { mailTransport } from '../_shared/mail/mail-transport.ts';
import { oneLine } from '../_shared/mail/one-line.ts';
import { ISSUE_TEST_MAIL, renderIssue } from '../_shared/newsletter/issue-mails.ts';
import { queueMails, sendQueuedMails } from '../_shared/outbox.ts';
import { RequestError } from '../_shared/request-error.ts';
import { serviceClient } from '../_shared/service-client.ts';

async function sendTest(request: Request, env: Environment, issueId: string): Promise<Response> {
  const caller = await requireRight(request, env, 'newsletter.write');
  const email = await emailOf(caller);
  const { data: issue, error } = await caller.db
    .from('newsletter_issues')
    .select('subject,preheader,language,blocks')
    .eq('id', issueId)
    .maybeSingle();
  if (error) throw error;
  if (!issue) throw new RequestError(404, 'issue_gone', 'This issue no longer exists.');
  const db = serviceClient(env);
  const { html, text } = await renderIssue(db, env, issue);
  const key = `newsletter:test:${issueId}:${crypto.randomUUID()}`;
  const mail = {
    kind: ISSUE_TEST_MAIL,
    submission_id: null,
    to_email: email,
    reply_to: null,
    subject: oneLine(`Test: ${issue.subject || 'no subject yet'}`),
    body_text: text,
    body_html: html,
    idempotency_key: key,
  };
  await queueMails(db, [mail]);
  const states = await sendQueuedMails(db, [key], () => mailTransport(env));
  return json(200, { success: states.get(key) === 'sent', email });
}

/** Sends an issue, as it is saved, to the caller's own address. */
export default function handler(request: Request, env: Environment): Promise<Response> {
  return answerPost(request, async () => {
    const body = await readJson(request);
    const issueId =
      typeof body === 'object' && body && 'issueId' in body ? body.issueId : undefined;
    if (!isUuid(issueId))
      throw new RequestError(400, 'invalid_request', 'The body names no issue.');
    return await sendTest(request, env, issueId);
  });
}
