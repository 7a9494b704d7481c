import type { Row } from '../../supabase-client.ts';
import type { TripTable } from '../../trip/fields.ts';

/** A text with the markup of `markup.ts`. */
type TextBlock = { id: string; kind: 'text'; text: string };

/** `image` is an address as in the photo library: a path of the site, or a URL. */
export type PictureBlock = {
  id: string;
  kind: 'picture';
  image: string;
  alt: string;
  caption: string;
};

/** The table and id of a trip. */
export type TripName = `${TripTable}/${string}`;

/** Trips with their title, picture and price at the time of sending. */
export type TripsBlock = { id: string; kind: 'trips'; title: string; trips: TripName[] };

export type IssueBlock = TextBlock | PictureBlock | TripsBlock;

/** What staff write. */
export type IssueContent = {
  subject: string;
  /** Shown by email programs after the subject. */
  preheader: string;
  /** Two letters, such as `en`. */
  language: string;
  blocks: readonly IssueBlock[];
};

export type NewsletterIssue = Omit<Row<'newsletter_issues'>, 'blocks'> & { blocks: IssueBlock[] };

export type IssueTrip = { name: TripName; title: string; image: string; price: string };

/** The published trips of an issue; a missing one is no longer published. */
export type IssueTrips = ReadonlyMap<TripName, IssueTrip>;
