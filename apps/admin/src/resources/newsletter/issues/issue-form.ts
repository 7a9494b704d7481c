import { newsletterIssueSchema } from '@expat-buddy/domain/newsletter/issue/schema';
import type {
  IssueBlock,
  IssueContent,
  NewsletterIssue,
} from '@expat-buddy/domain/newsletter/issue/types';
import { t } from '#i18n/t.ts';
import { asText } from '#ui/inputs/form-text.ts';
import { validateWith } from '#ui/inputs/validate-with.ts';

export type IssueRecord = NewsletterIssue;

export const issueLabels = {
  subject: t('Subject'),
  preheader: t('Preview text'),
  language: t('Language'),
  blocks: t('Blocks'),
  status: t('Status'),
  scheduled_at: t('Scheduled for'),
};

export const emptyIssue = { subject: '', preheader: '', language: 'en', blocks: [] };

export const issueStatusNames: Readonly<Record<IssueRecord['status'], string>> = {
  draft: t('Draft'),
  scheduled: t('Scheduled'),
  sending: t('Sending'),
  sent: t('Sent'),
};

export const blocksOf = (value: unknown): IssueBlock[] => (Array.isArray(value) ? value : []);

export function newBlock(kind: IssueBlock['kind']): IssueBlock {
  const id = crypto.randomUUID();
  if (kind === 'text') return { id, kind, text: '' };
  if (kind === 'picture') return { id, kind, image: '', alt: '', caption: '' };
  return { id, kind, title: '', trips: [] };
}

/** The content of a form or a record. */
export const contentOf = (values: Readonly<Record<string, unknown>>): IssueContent => ({
  subject: asText(values.subject),
  preheader: asText(values.preheader),
  language: asText(values.language) || emptyIssue.language,
  blocks: blocksOf(values.blocks),
});

/** Only what staff write: the database sets the rest. */
export const issueToSave = (values: Record<string, unknown>): Record<string, unknown> => ({
  ...contentOf(values),
});

export const validateIssue = validateWith(newsletterIssueSchema);
