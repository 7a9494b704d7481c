/** The display shape of a review (spec section 3). */
export type Review = {
  id: string;
  name: string;
  avatarUrl: string;
  verified: boolean;
  /** The day of the visit, `YYYY-MM-DD`, or empty. */
  date: string;
  location: string;
  /** 0 to 5 in halves. */
  rating: number;
  comment: string;
};

/** What a review is about. */
export type ReviewSubject = { travel_id: string } | { activity_id: string };
