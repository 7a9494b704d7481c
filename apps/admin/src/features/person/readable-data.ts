// What is stored about a person as a page that they can read and print. The data file beside it is complete; this leaves
// out identifiers and what only the software needs.
import { escapeHtml } from '@expat-buddy/domain/escape-html';
import { locale } from '#i18n/locale.ts';
import { t } from '#i18n/t.ts';
import { officeMoment } from '#ui/format-moment.ts';
import type { PersonData } from './person-counts.ts';

/** In the order in which they are shown. A list or an object of other fields is a section of its own. */
const labels: Readonly<Record<string, string>> = {
  created_at: t('Created'),
  requested_at: t('Requested'),
  confirmed_at: t('Confirmed'),
  unsubscribed_at: t('Unsubscribed'),
  received_at: t('Received'),
  sent_at: t('Sent'),
  answered_at: t('Answered'),
  name: t('Name'),
  full_name: t('Name'),
  email: t('Email'),
  from_name: t('Sender'),
  from_email: t('Sender’s address'),
  to_emails: t('Recipients'),
  addresses: t('Addresses'),
  phone: t('Phone'),
  language: t('Language'),
  locale: t('Language'),
  role: t('Role'),
  tags: t('Tags'),
  service: t('Service'),
  status: t('Status'),
  departureDate: t('Departure date'),
  returnDate: t('Return date'),
  groupSize: t('Group size'),
  childrenUnder12: t('Children under 12'),
  childrenUnder5: t('Children under 5'),
  needsTransportation: t('Transport needed'),
  travel_ids: t('Travels'),
  activity_ids: t('Activities'),
  includes_camping: t('Camping'),
  consent_note: t('Consent'),
  consent_text: t('Consent'),
  title: t('Title'),
  subject: t('Subject'),
  starts_on: t('From'),
  ends_on: t('To'),
  travellers: t('Travellers'),
  details: t('Details'),
  quantity: t('Quantity'),
  unit_price_minor: t('Price'),
  total_minor: t('Total'),
  currency: t('Currency'),
  included: t('Included'),
  not_included: t('Not included'),
  terms: t('Terms'),
  message: t('Message'),
  body: t('Text'),
  text: t('Text'),
  quoted: t('Quoted text'),
  rating: t('Rating'),
  comment: t('Comment'),
  person: t('Person'),
  account: t('Account'),
  submissions: t('Inquiries'),
  selection: t('Selection'),
  messages: t('Messages'),
  proposals: t('Proposals'),
  items: t('Items'),
  files: t('Files'),
  notes: t('Notes'),
  mails: t('Emails'),
  unmatched_mails: t('Unmatched emails'),
  newsletter: t('Newsletter'),
  issues: t('Issues'),
  invitations: t('Invitations'),
  review_requests: t('Requests for a review'),
  review: t('Review'),
  photos: t('Photos'),
};

const MOMENT = /^\d{4}-\d\d-\d\dT/;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function textOf(key: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((each) => textOf(key, each)).join(', ');
  if (key.endsWith('_minor'))
    return (Number(value) / 100).toLocaleString(locale.dateTag, { minimumFractionDigits: 2 });
  if (typeof value === 'boolean') return value ? t('Yes') : t('No');
  const text = String(value);
  return MOMENT.test(text) ? officeMoment(text) : text;
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && !value.length);

function section(label: string, value: unknown, level: number): string {
  const entries: readonly unknown[] = Array.isArray(value) ? value : [value];
  const tag = `h${Math.min(level, 6)}`;
  const bodies = entries.filter(isFields).map((entry) => fieldsOf(entry, level));
  return bodies
    .map((body, index) => {
      const number = bodies.length > 1 ? ` ${index + 1}` : '';
      return `<section><${tag}>${escapeHtml(label)}${number}</${tag}>${body}</section>`;
    })
    .join('\n');
}

function fieldsOf(fields: Fields, level: number): string {
  const shown = Object.entries(labels)
    .map(([key, label]) => ({ key, label, value: fields[key] }))
    .filter(({ value }) => !isEmpty(value));
  const isSection = (value: unknown) =>
    isFields(value) || (Array.isArray(value) && value.some(isFields));
  const rows = shown
    .filter(({ value }) => !isSection(value))
    .map(
      ({ key, label, value }) =>
        `<dt>${escapeHtml(label)}</dt><dd dir="auto">${escapeHtml(textOf(key, value))}</dd>`,
    );
  const sections = shown
    .filter(({ value }) => isSection(value))
    .map(({ label, value }) => section(label, value, level + 1));
  return `${rows.length > 0 ? `<dl>${rows.join('')}</dl>` : ''}${sections.join('\n')}`;
}

const STYLE = `body { font: 16px/1.5 system-ui, sans-serif; max-width: 48rem; margin: 2rem auto; padding: 0 1rem }
section section { margin-inline-start: 1rem; padding-inline-start: 1rem; border-inline-start: 2px solid #ccc }
dl { display: grid; grid-template-columns: 11rem 1fr; gap: .25rem 1rem }
dt { color: #555 } dd { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere }
@media (max-width: 30rem) { dl { display: block } dd { margin-bottom: .5rem } }`;

/** @returns a whole HTML document, without scripts or addresses to load from. */
export function readableData(person: PersonData, exportedAt: string): string {
  const title = t('Data stored about {address}', { address: person.address });
  return `<!doctype html>
<html lang="${locale.language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(t('As of {moment}. Identifiers and technical fields are only in the data file.', { moment: officeMoment(exportedAt) }))}</p>
${fieldsOf(person, 1)}
</html>
`;
}
