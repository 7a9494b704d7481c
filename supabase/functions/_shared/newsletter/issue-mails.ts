import { withLanguage } from '@expat-buddy/domain/language/client-language';
import { toLanguage } from '@expat-buddy/domain/language/languages';
import {
  renderIssueHtml,
  renderIssueText,
} from '@expat-buddy/domain/newsletter/issue/render-issue';
import { getIssueTrips, tripsIn } from '@expat-buddy/domain/newsletter/issue/trips';
import type { IssueBlock } from '@expat-buddy/domain/newsletter/issue/types';
import { companyFromSettings } from '@expat-buddy/domain/site-settings/company-details';
import { getSiteSettings } from '@expat-buddy/domain/site-settings/queries';
import type { Row } from '@expat-buddy/domain/supabase-client';
import type { Environment } from '../http.ts';
import type { Mail } from '../mail/mail.ts';
import { WithdrawnMailError } from '../mail/mail-errors.ts';
import type { QueuedMail } from '../outbox.ts';
import { report } from '../report.ts';
import type { ServiceClient } from '../service-client.ts';
import {
  publicApiUrl,
  siteUrlOf,
  unsubscribeToken,
  withUnsubscribeToken,
} from './send-newsletter-mail.ts';

export const ISSUE_TEST_MAIL = 'newsletter_test';

type WrittenIssue = Pick<Row<'newsletter_issues'>, 'subject' | 'preheader' | 'language' | 'blocks'>;

/** The issue as a mail, with its trips as they are now. */
export async function renderIssue(
  db: ServiceClient,
  env: Environment,
  issue: WrittenIssue,
): Promise<{ html: string; text: string }> {
  // The database checks the blocks.
  const blocks = issue.blocks as unknown as IssueBlock[];
  const client = withLanguage(db, toLanguage(issue.language));
  const [settings, trips] = await Promise.all([
    getSiteSettings(client),
    getIssueTrips(client, tripsIn(blocks)),
  ]);
  const mail = {
    ...issue,
    blocks,
    trips,
    company: companyFromSettings(settings),
    siteUrl: siteUrlOf(env),
    apiUrl: publicApiUrl(env),
    pricesAreExamples: settings?.prices_are_examples ?? false,
  };
  return { html: renderIssueHtml(mail), text: renderIssueText(mail) };
}

/** Begins the issues that are due. One that cannot be rendered does not delay the others. */
async function beginDueIssues(db: ServiceClient, env: Environment): Promise<void> {
  const { data, error } = await db
    .from('newsletter_issues')
    .select('id,subject,preheader,language,blocks,updated_at')
    .eq('status', 'scheduled')
    .lte('scheduled_at', new Date().toISOString());
  if (error) throw error;
  for (const { id, updated_at, ...issue } of data) {
    try {
      const { html, text } = await renderIssue(db, env, issue);
      const begun = await db.rpc('begin_newsletter_issue', {
        issue: id,
        read_at: updated_at,
        html,
        plain: text,
      });
      if (begun.error) throw begun.error;
    } catch (failed) {
      report(`The issue ${id} of the newsletter could not be begun.`, failed);
    }
  }
}

/** Begins due issues and queues as many of their mails as the rate allows. */
export async function queueIssueMails(db: ServiceClient, env: Environment): Promise<void> {
  await beginDueIssues(db, env);
  const { error } = await db.rpc('queue_newsletter_mails');
  if (error) throw error;
}

async function readRecipient(db: ServiceClient, id: string) {
  const { data, error } = await db
    .from('newsletter_recipients')
    .select('issue_id,subscription:newsletter_subscriptions!subscription_id(id,status)')
    .eq('id', id)
    .maybeSingle();
  if (error) throw error;
  return data;
}

async function readSentIssue(db: ServiceClient, id: string) {
  const { data, error } = await db
    .from('newsletter_issues')
    .select('sent_html,sent_text')
    .eq('id', id)
    .single();
  if (error) throw error;
  return data;
}

/** Adds the issue's content and the reader's own link. Reads each issue once. */
export function issueFinisher(db: ServiceClient, env: Environment) {
  const issues = new Map<string, ReturnType<typeof readSentIssue>>();
  return async (mail: QueuedMail): Promise<(ready: Mail) => Mail> => {
    const recipient = await readRecipient(db, mail.id);
    if (recipient?.subscription?.status !== 'confirmed') {
      throw new WithdrawnMailError('subscriber_gone');
    }
    const issue = issues.get(recipient.issue_id) ?? readSentIssue(db, recipient.issue_id);
    issues.set(recipient.issue_id, issue);
    const { sent_html, sent_text } = await issue;
    const token = await unsubscribeToken(db, env, recipient.subscription.id);
    return (ready) =>
      withUnsubscribeToken({ ...ready, html: sent_html, text: sent_text }, env, token);
  };
}
