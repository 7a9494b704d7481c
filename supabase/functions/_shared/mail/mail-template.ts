import { escapeHtml } from '@expat-buddy/domain/escape-html';
import type { MessageLanguage } from '@expat-buddy/domain/message/languages';
import type { Company } from '@expat-buddy/domain/site-settings/company-details';
import { companyLines } from '@expat-buddy/domain/site-settings/company-lines';

/** Rendered as plain text and as HTML, so the two cannot differ. */
export type MailContent = {
  /** Empty in a letter. */
  title: string;
  /** English unless given. */
  language?: MessageLanguage;
  paragraphs: readonly string[];
  facts: readonly (readonly [label: string, value: string])[];
  /** Text by a visitor, set apart from ours. */
  quote: string;
  action?: { label: string; url: string };
  /** Above the company's signature. */
  closing?: readonly string[];
  company: Company;
};

const lastLines = ({ closing = [], company }: MailContent) => [
  ...closing,
  ...companyLines(company),
];

export function renderText(content: MailContent): string {
  const lines = content.quote === '' ? [] : content.quote.split(/\r\n|\r|\n/);
  const quote = lines.map((line) => `> ${line}`.trimEnd());
  const blocks = [
    content.title,
    ...content.paragraphs,
    content.facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    quote.join('\n'),
    content.action ? `${content.action.label}:\n${content.action.url}` : '',
    lastLines(content).join('\n'),
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

const style = {
  page: 'margin:0;padding:24px;background:#FBF7F0;color:#1C2730;font:16px/1.6 system-ui,sans-serif',
  sheet: 'max-width:560px;margin:0 auto;padding:24px;background:#FFFFFF;border-radius:8px',
  title: 'margin:0 0 16px;font-size:22px;line-height:1.3',
  label: 'padding:4px 16px 4px 0;text-align:start;vertical-align:top;font-weight:600;color:#56616A',
  value: 'padding:4px 0;vertical-align:top',
  quote:
    'margin:16px 0;padding:8px 16px;border-inline-start:4px solid #0B6570;white-space:pre-wrap',
  action:
    'display:inline-block;padding:12px 20px;background:#0B6570;color:#FFFFFF;border-radius:6px;text-decoration:none',
  closing: 'margin:24px 0 0;color:#56616A;font-size:14px',
};

// Outlook knows no `white-space`.
const htmlParagraph = (paragraph: string) =>
  `<p dir="auto">${escapeHtml(paragraph).replaceAll(/\r\n|\r|\n/g, '<br>')}</p>`;

export function renderHtml(content: MailContent): string {
  const { language = 'en' } = content;
  const facts = content.facts.map(
    ([label, value]) =>
      `<tr><th scope="row" style="${style.label}">${escapeHtml(label)}</th><td dir="auto" style="${style.value}">${escapeHtml(value)}</td></tr>`,
  );
  const body = [
    content.title ? `<h1 style="${style.title}">${escapeHtml(content.title)}</h1>` : '',
    ...content.paragraphs.map(htmlParagraph),
    facts.length ? `<table style="border-collapse:collapse">${facts.join('')}</table>` : '',
    content.quote
      ? `<blockquote dir="auto" style="${style.quote}">${escapeHtml(content.quote)}</blockquote>`
      : '',
    content.action
      ? `<p><a href="${escapeHtml(content.action.url)}" style="${style.action}">${escapeHtml(content.action.label)}</a></p>`
      : '',
    `<p style="${style.closing}">${lastLines(content).map(escapeHtml).join('<br>')}</p>`,
  ];
  return [
    '<!doctype html>',
    `<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(content.title || content.company.name)}</title></head>`,
    `<body style="${style.page}"><div style="${style.sheet}">`,
    ...body.filter((part) => part !== ''),
    '</div></body></html>',
    '',
  ].join('\n');
}
