import { escapeHtml } from '../../escape-html.ts';
import { isolate } from '../../format/isolate.ts';
import { isolateNumbers, isolatesAsHtml } from '../../format/number-isolation.ts';
import { pageUrl, splitAddress } from '../../language/addresses.ts';
import { toLanguage } from '../../language/languages.ts';
import { locales } from '../../language/locales.ts';
import { imageUrl } from '../../photo/image-url.ts';
import type { Company } from '../../site-settings/company-details.ts';
import { registrationLines } from '../../site-settings/company-lines.ts';
import { DARK_STYLE, styleAttribute } from './mail-style.ts';
import { mailTexts } from './mail-texts.ts';
import { isLinkAddress, type MarkupPart, type MarkupSpan, parseMarkup } from './markup.ts';
import type { IssueBlock, IssueContent, IssueTrip, IssueTrips } from './types.ts';

export const UNSUBSCRIBE_PAGE = '/newsletter/unsubscribe';

/** `siteUrl` is the site's origin, without a slash at the end; `apiUrl` is the API's, which serves the photos. */
export type IssueMail = IssueContent & {
  trips: IssueTrips;
  company: Company;
  siteUrl: string;
  apiUrl: string;
  pricesAreExamples: boolean;
};

/** The page that the links at the end of an issue lead to; the token is added for each reader. */
export const issueUnsubscribePage = (siteUrl: string, language: string) =>
  pageUrl(siteUrl, toLanguage(language), UNSUBSCRIBE_PAGE);

const absolute = (siteUrl: string, address: string) =>
  address.startsWith('/') ? siteUrl + address : address;

/** Null for anything that is not a picture on the web. */
function pictureUrl({ siteUrl, apiUrl }: IssueMail, address: string): string | null {
  const url = imageUrl(address, apiUrl);
  if (url === null) return null;
  const whole = absolute(siteUrl, url);
  return /^https?:\/\/[^\s"'<>]+$/.test(whole) ? whole : null;
}

/** The URL of a link. A path of the site leads to the page in the issue's language. */
function linkUrl({ siteUrl, language }: IssueMail, address: string): string {
  const hasLanguage = splitAddress(address).locale !== locales.en;
  if (!address.startsWith('/') || hasLanguage) return absolute(siteUrl, address);
  return pageUrl(siteUrl, toLanguage(language), address);
}

const styleOf =
  ({ language }: IssueMail) =>
  (name: Parameters<typeof styleAttribute>[0]) =>
    styleAttribute(name, language);

/** In Arabic, with numbers in their own direction. */
function textHtml(text: string, mail: IssueMail): string {
  const html = escapeHtml(isolateNumbers(text, toLanguage(mail.language)));
  return mail.language === 'ar' ? isolatesAsHtml(html) : html;
}

function spanHtml(span: MarkupSpan, mail: IssueMail): string {
  const text = textHtml(span.text, mail);
  if (span.kind === 'bold') return `<strong>${text}</strong>`;
  if (span.kind === 'text' || !isLinkAddress(span.address)) return text;
  const href = escapeHtml(linkUrl(mail, span.address));
  return `<a class="sea" href="${href}" ${styleOf(mail)('link')}>${text}</a>`;
}

function partHtml({ kind, lines }: MarkupPart, mail: IssueMail): string {
  const style = styleOf(mail);
  const written = lines.map((line) => line.map((span) => spanHtml(span, mail)).join(''));
  if (kind === 'heading') return `<h2 class="ink" ${style('heading')}>${written.join(' ')}</h2>`;
  if (kind === 'paragraph') return `<p ${style('paragraph')}>${written.join('<br>')}</p>`;
  return `<ul ${style('list')}>${written.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}

function tripHtml(trip: IssueTrip, mail: IssueMail): string {
  const { language } = mail;
  const style = styleOf(mail);
  const href = escapeHtml(linkUrl(mail, `/${trip.name}`));
  const image = pictureUrl(mail, trip.image);
  const picture = image
    ? `<td class="stack" ${style('tripImageCell')}><a href="${href}"><img src="${escapeHtml(image)}" alt="" width="220" ${style('tripImage')}></a></td>`
    : '';
  const price = trip.price
    ? `<br><span class="soft" ${style('price')}>${textHtml(trip.price, mail)}</span>`
    : '';
  return `<table role="presentation" ${style('trip')}><tr>${picture}<td class="stack ink" ${style('tripCell')}><a class="ink" href="${href}" ${style('tripTitle')}>${textHtml(trip.title, mail)}</a>${price}<br><a class="sea" href="${href}" ${style('link')} aria-label="${escapeHtml(`${mailTexts(language).viewTrip}: ${trip.title}`)}">${mailTexts(language).viewTrip}</a></td></tr></table>`;
}

const tripsOf = (names: readonly IssueTrip['name'][], trips: IssueTrips) =>
  names.flatMap((name) => trips.get(name) ?? []);

function blockHtml(block: IssueBlock, mail: IssueMail): string {
  const { trips } = mail;
  const style = styleOf(mail);
  if (block.kind === 'text') {
    return parseMarkup(block.text)
      .map((part) => partHtml(part, mail))
      .join('\n');
  }
  if (block.kind === 'picture') {
    const image = pictureUrl(mail, block.image);
    if (image === null) return '';
    const caption = block.caption
      ? `<p class="soft" ${style('caption')}>${textHtml(block.caption, mail)}</p>`
      : '';
    return `<img src="${escapeHtml(image)}" alt="${escapeHtml(block.alt)}" width="552" ${style('image')}>${caption}`;
  }
  const shown = tripsOf(block.trips, trips);
  if (shown.length === 0) return '';
  const title = block.title
    ? `<h2 class="ink" ${style('heading')}>${escapeHtml(block.title)}</h2>`
    : '';
  return title + shown.map((trip) => tripHtml(trip, mail)).join('\n');
}

/** The company's own words at the end of each issue, without the link. */
function footLines({ company, language, pricesAreExamples, blocks }: IssueMail): string[] {
  const texts = mailTexts(language);
  const hasTrips = blocks.some(({ kind }) => kind === 'trips');
  return [
    pricesAreExamples && hasTrips ? texts.pricesAreExamples : '',
    texts.why(company.name),
    ...[
      company.name,
      ...company.address.split(/\r\n?|\n/).map((line) => line.trim()),
      company.phone,
      company.email,
    ].map((line) => (language === 'ar' && line ? isolate(line) : line)),
    ...registrationLines(company, toLanguage(language)),
  ].filter(Boolean);
}

/** An HTML document without scripts, remote styles or fonts. Everything that staff wrote is escaped. */
export function renderIssueHtml(mail: IssueMail): string {
  const { subject, preheader, language, blocks, company, siteUrl } = mail;
  const unsubscribe = escapeHtml(issueUnsubscribePage(siteUrl, language));
  const rows = blocks.map((block) => blockHtml(block, mail)).filter(Boolean);
  const style = styleOf(mail);
  const lang = escapeHtml(language);
  const dir = locales[toLanguage(language)].direction;
  return [
    '<!doctype html>',
    `<html lang="${lang}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title><style>${DARK_STYLE}</style></head>`,
    `<body class="page" ${style('body')}>`,
    preheader ? `<div ${style('preheader')}>${escapeHtml(preheader)}</div>` : '',
    `<table role="presentation" class="page" ${style('outer')}><tr><td align="center" ${style('outerCell')}>`,
    `<table role="presentation" class="sheet" lang="${lang}" dir="${dir}" ${style('sheet')}>`,
    `<tr><td class="sea" ${style('head')}>${escapeHtml(company.name)}</td></tr>`,
    ...rows.map((row) => `<tr><td class="ink" ${style('block')}>${row}</td></tr>`),
    `<tr><td class="soft line" ${style('foot')}>${footLines(mail)
      .map((line) => (language === 'ar' ? isolatesAsHtml(escapeHtml(line)) : escapeHtml(line)))
      .join(
        '<br>',
      )}<br><a class="sea" href="${unsubscribe}" ${style('link')}>${mailTexts(language).unsubscribe}</a></td></tr>`,
    '</table></td></tr></table></body></html>',
    '',
  ]
    .filter((line, at, all) => line !== '' || at === all.length - 1)
    .join('\n');
}

function spanText(span: MarkupSpan, mail: IssueMail): string {
  if (span.kind !== 'link' || !isLinkAddress(span.address)) return span.text;
  return `${span.text} (${linkUrl(mail, span.address).replace(/^mailto:/i, '')})`;
}

function partText({ kind, lines }: MarkupPart, mail: IssueMail): string {
  const written = lines.map((line) =>
    isolateNumbers(line.map((span) => spanText(span, mail)).join(''), toLanguage(mail.language)),
  );
  if (kind === 'heading') return written.join(' ').toUpperCase();
  return written.map((line) => (kind === 'list' ? `- ${line}` : line)).join('\n');
}

function blockText(block: IssueBlock, mail: IssueMail): string {
  if (block.kind === 'text') {
    return parseMarkup(block.text)
      .map((part) => partText(part, mail))
      .join('\n\n');
  }
  if (block.kind === 'picture') {
    return [block.alt && `[${block.alt}]`, block.caption].filter(Boolean).join('\n');
  }
  const texts = mailTexts(mail.language);
  const lines = tripsOf(block.trips, mail.trips).map(({ name, title, price }) =>
    [price ? texts.titleAndPrice(title, price) : title, linkUrl(mail, `/${name}`)].join('\n'),
  );
  return lines.length === 0
    ? ''
    : [block.title.toUpperCase(), ...lines].filter(Boolean).join('\n\n');
}

/** The same for programs that show plain text. */
export function renderIssueText(mail: IssueMail): string {
  const unsubscribe = mailTexts(mail.language).unsubscribeAt(
    issueUnsubscribePage(mail.siteUrl, mail.language),
  );
  const parts = [
    mail.subject,
    ...mail.blocks.map((block) => blockText(block, mail)),
    ['--', ...footLines(mail), unsubscribe].join('\n'),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
