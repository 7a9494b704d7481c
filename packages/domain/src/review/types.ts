import type { ReviewRule } from './rules.ts';

/** A photo that a published review shows. */
export type ReviewPhoto = {
  id: string;
  caption: string;
  width: number;
  height: number;
  /** In the bucket `review-photos`. */
  path: string;
};

/** A photo as its author sees it; without an address while its file has not arrived. */
export type OwnReviewPhoto = {
  id: string;
  caption: string;
  width: number | null;
  height: number | null;
  /** A signed path below `/storage/v1` of the API, for an hour. */
  url: string | null;
  rejection_reason: ReviewRule | null;
};

/** The display shape of a review (specification, section 3), and the answer of the company. */
export type Review = {
  id: string;
  name: string;
  avatarUrl: string;
  verified: boolean;
  /** The first day of the month of the visit, `YYYY-MM-DD`, or empty. */
  date: string;
  location: string;
  /** 0 to 5 in halves. */
  rating: number;
  comment: string;
  answer: string;
  /** What it is about, where visitors can see it. */
  subjects: readonly NamedSubject[];
  photos: readonly ReviewPhoto[];
};

export type SubjectKind = 'travel' | 'activity' | 'vehicle' | 'service';

export type NamedSubject = { kind: SubjectKind; id: string; title: string };

/** What a review is about. */
export type ReviewSubject = { kind: SubjectKind; id: string };

/** How many reviews there were; `reasons` counts the rejected ones. */
export type ReviewCounts = {
  received: number;
  withdrawn: number;
  pending: number;
  published: number;
  rejected: number;
  reasons: Partial<Record<ReviewRule, number>>;
};

/** What a review link opens. */
export type OpenedReview =
  | { state: 'open'; name: string; month: string; titles: string[]; expires_at: string }
  | {
      state: 'written';
      name: string;
      month: string | null;
      rating: number;
      comment: string;
      status: 'pending' | 'published' | 'rejected';
      rejection_reason: ReviewRule | null;
      answer: string;
      created_at: string;
      photos: OwnReviewPhoto[];
    };
