import { t } from '#i18n/t.ts';
import type { InquiryFile } from '#providers/inquiry-files.ts';

type Review = { id: string; name: string; comment: string; status: string; created_at: string };

/** The answer of the database function `export_person`. */
export type PersonData = {
  address: string;
  submissions: {
    notes: unknown[];
    proposals: unknown[];
    files: InquiryFile[];
    messages: unknown[];
    links: unknown[];
    selection: unknown;
  }[];
  /** Of replies that colleagues are writing. */
  drafts?: number;
  /** What staff keep; the addresses are all that were merged. */
  person: { addresses: string[]; notes: unknown[]; tags: string[] } | null;
  mails: unknown[];
  /** That joined no inquiry. */
  unmatched_mails: { files: InquiryFile[] }[];
  newsletter: unknown[];
  account: { role: string | null } | null;
  invitations: unknown[];
  review_requests: { review: { id: string; photos: { id: string; mime_type: string }[] } | null }[];
  reviews_by_the_same_name: Review[];
  /** Texts about other people that mention the address. */
  mentions: number;
};

export type ErasedCounts = Readonly<Record<string, number>>;

const texts: Readonly<Record<string, (count: number) => string>> = {
  submissions: (count) => t('{count, plural, one {# inquiry} other {# inquiries}}', { count }),
  selections: (count) => t('{count, plural, one {# selection} other {# selections}}', { count }),
  proposals: (count) => t('{count, plural, one {# proposal} other {# proposals}}', { count }),
  files: (count) => t('{count, plural, one {# attached file} other {# attached files}}', { count }),
  messages: (count) => t('{count, plural, one {# message} other {# messages}}', { count }),
  links: (count) => t('{count, plural, one {# private link} other {# private links}}', { count }),
  notes: (count) =>
    t('{count, plural, one {# note about their inquiries} other {# notes about their inquiries}}', {
      count,
    }),
  person_notes: (count) =>
    t('{count, plural, one {# note about them} other {# notes about them}}', { count }),
  mails: (count) => t('{count, plural, one {# email} other {# emails}}', { count }),
  unmatched_mails: (count) =>
    t('{count, plural, one {# unmatched email} other {# unmatched emails}}', { count }),
  newsletter: (count) =>
    t('{count, plural, one {# newsletter subscription} other {# newsletter subscriptions}}', {
      count,
    }),
  account: (count) => t('{count, plural, one {# account} other {# accounts}}', { count }),
  invitations: (count) => t('{count, plural, one {# invitation} other {# invitations}}', { count }),
  reviews: (count) => t('{count, plural, one {# review} other {# reviews}}', { count }),
  review_photos: (count) =>
    t('{count, plural, one {# photo of a review} other {# photos of a review}}', { count }),
  mentions: (count) =>
    t(
      '{count, plural, one {# mention in texts about others} other {# mentions in texts about others}}',
      { count },
    ),
};

/** Such as "2 inquiries"; kinds without records are left out. */
export function formatCounts(counts: ErasedCounts): string[] {
  return Object.entries(texts).flatMap(([key, text]) => {
    const count = counts[key] ?? 0;
    return count === 0 ? [] : [text(count)];
  });
}

/** What they attached to inquiries and to emails. */
export const filesOf = ({ submissions, unmatched_mails }: PersonData): InquiryFile[] =>
  [...submissions, ...unmatched_mails].flatMap(({ files }) => files);

/** The reviews that this person wrote. */
export const reviewsOf = ({ review_requests }: PersonData) =>
  review_requests.flatMap(({ review }) => review ?? []);

/** Other addresses of the same person, which are looked up on their own. */
export const otherAddresses = ({ address, person }: PersonData) =>
  person?.addresses.filter((each) => each !== address) ?? [];

export function countsOf(person: PersonData): ErasedCounts {
  const { submissions, mails, newsletter, account, invitations, mentions } = person;
  const reviews = reviewsOf(person);
  return {
    submissions: submissions.length,
    selections: submissions.filter(({ selection }) => selection !== null).length,
    proposals: submissions.reduce((sum, { proposals }) => sum + proposals.length, 0),
    files: filesOf(person).length,
    messages: submissions.reduce((sum, { messages }) => sum + messages.length, person.drafts ?? 0),
    links: submissions.reduce((sum, { links }) => sum + links.length, 0),
    notes: submissions.reduce((sum, { notes }) => sum + notes.length, 0),
    person_notes: person.person?.notes.length ?? 0,
    mails: mails.length,
    unmatched_mails: person.unmatched_mails.length,
    newsletter: newsletter.length,
    account: account ? 1 : 0,
    invitations: invitations.length,
    reviews: reviews.length,
    review_photos: reviews.reduce((sum, { photos }) => sum + photos.length, 0),
    mentions,
  };
}
