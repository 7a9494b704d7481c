import { escapeHtml } from '@expat-buddy/domain/escape-html';
import { isolateNumbers, isolatesAsHtml } from '@expat-buddy/domain/format/number-isolation';
import type { Language } from '@expat-buddy/domain/language/languages';
import { locales } from '@expat-buddy/domain/language/locales';
import type { Company } from '@expat-buddy/domain/site-settings/company-details';
import { companyLines } from '@expat-buddy/domain/site-settings/company-lines';
import { mailMessages } from '../messages/mail-messages.ts';

/** Rendered as plain text and as HTML, so the two cannot differ. */
export type MailContent = {
  /** The first line, which answers are written above. */
  above?: string | undefined;
  /** Empty in a letter. */
  title: string;
  /** English unless given. */
  language?: Language;
  paragraphs: readonly string[];
  facts: readonly (readonly [label: string, value: string])[];
  /** Text by a visitor, set apart from ours. */
  quote: string;
  action?: { label: string; url: string };
  /** Above the company's signature. */
  closing?: readonly string[];
  company: Company;
};

/** What is said last, and the signature. */
const lastBlocks = ({ closing = [], company, language }: MailContent) =>
  [closing, companyLines(company, language)].filter((lines) => lines.length > 0);

const quoteOf = ({ quote, language = 'en' }: MailContent) => isolateNumbers(quote, language);

export function renderText(content: MailContent): string {
  const lines = quoteOf(content).split(/\r\n|\r|\n/);
  const quote = content.quote === '' ? [] : lines.map((line) => `> ${line}`.trimEnd());
  const { labelled, beforeLink } = mailMessages(content.language ?? 'en');
  const blocks = [
    content.above ?? '',
    content.title,
    ...content.paragraphs,
    content.facts.map(([label, value]) => labelled(label, value)).join('\n'),
    quote.join('\n'),
    content.action ? `${beforeLink(content.action.label)}\n${content.action.url}` : '',
    ...lastBlocks(content).map((block) => block.join('\n')),
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

const ltrStyle = {
  page: 'margin:0;padding:24px;background:#FBF7F0;color:#1C2730;font:16px/1.6 system-ui,sans-serif',
  sheet: 'max-width:560px;margin:0 auto;padding:24px;background:#FFFFFF;border-radius:8px',
  above: 'margin:0 0 16px;color:#56616A;font-size:13px',
  title: 'margin:0 0 16px;font-size:22px;line-height:1.3',
  label: 'padding:4px 16px 4px 0;text-align:start;vertical-align:top;font-weight:600;color:#56616A',
  value: 'padding:4px 0;vertical-align:top',
  quote:
    'margin:16px 0;padding:8px 16px;border-inline-start:4px solid #0B6570;white-space:pre-wrap',
  action:
    'display:inline-block;padding:12px 20px;background:#0B6570;color:#FFFFFF;border-radius:6px;text-decoration:none',
  closing: 'margin:24px 0 0;color:#56616A;font-size:14px',
};

type Style = typeof ltrStyle;

const ARABIC_FONT = "'Segoe UI','Geeza Pro','Noto Sans Arabic',Tahoma,Arial,sans-serif";

/** Mirrored, without properties that Outlook ignores, and with room for Arabic letters. */
const rtlStyle: Style = {
  above: ltrStyle.above,
  page: `margin:0;padding:24px;background:#FBF7F0;color:#1C2730;font:17px/1.8 ${ARABIC_FONT}`,
  sheet: `${ltrStyle.sheet};text-align:right;font:17px/1.8 ${ARABIC_FONT}`,
  title: 'margin:0 0 16px;font-size:23px;line-height:1.5',
  label: 'padding:4px 0 4px 16px;text-align:right;vertical-align:top;font-weight:600;color:#56616A',
  value: 'padding:4px 0;vertical-align:top;text-align:right',
  quote:
    'margin:16px 0;padding:8px 16px;border-right:4px solid #0B6570;text-align:right;white-space:pre-wrap',
  action: ltrStyle.action,
  closing: 'margin:24px 0 0;color:#56616A;font-size:15px',
};

// Outlook knows no `white-space`.
const htmlParagraph = (paragraph: string) =>
  `<p dir="auto">${escapeHtml(paragraph).replaceAll(/\r\n|\r|\n/g, '<br>')}</p>`;

export function renderHtml(content: MailContent): string {
  const { language = 'en' } = content;
  const dir = locales[language].direction;
  const style = dir === 'rtl' ? rtlStyle : ltrStyle;
  // Some email programs drop the document's own element, and with it language and direction.
  const sheet = language === 'en' ? '' : ` lang="${language}" dir="${dir}"`;
  const facts = content.facts.map(
    ([label, value]) =>
      `<tr><th scope="row" style="${style.label}">${escapeHtml(label)}</th><td dir="auto" style="${style.value}">${escapeHtml(value)}</td></tr>`,
  );
  const body = [
    content.above ? `<p style="${style.above}">${escapeHtml(content.above)}</p>` : '',
    content.title ? `<h1 style="${style.title}">${escapeHtml(content.title)}</h1>` : '',
    ...content.paragraphs.map(htmlParagraph),
    facts.length ? `<table style="border-collapse:collapse">${facts.join('')}</table>` : '',
    content.quote
      ? `<blockquote dir="auto" style="${style.quote}">${escapeHtml(quoteOf(content))}</blockquote>`
      : '',
    content.action
      ? `<p><a href="${escapeHtml(content.action.url)}" style="${style.action}">${escapeHtml(content.action.label)}</a></p>`
      : '',
    ...lastBlocks(content).map(
      (block) => `<p style="${style.closing}">${block.map(escapeHtml).join('<br>')}</p>`,
    ),
  ];
  return [
    '<!doctype html>',
    `<html lang="${language}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(content.title || content.company.name)}</title></head>`,
    `<body style="${style.page}"><div${sheet} style="${style.sheet}">`,
    ...body.map(isolatesAsHtml).filter((part) => part !== ''),
    '</div></body></html>',
    '',
  ].join('\n');
}
