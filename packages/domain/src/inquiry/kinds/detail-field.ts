/** What a detail may hold. `private.inquiry_fields` has the same rules, and the database checks them. */
export type DetailRule =
  /** One line of 1 to `max` characters. */
  | { shape: 'text'; max: number }
  /** A whole number. */
  | { shape: 'number'; min: number; max: number }
  /** `YYYY-MM-DD`. */
  | { shape: 'day' }
  /** `HH:MM`. */
  | { shape: 'time' };

/**
 * An optional field of one kind of inquiry. The label is English; the messages of the site, the back office and the
 * emails translate it.
 */
export type DetailField = DetailRule & { label: string };

export type DetailEntry = string | number | null | undefined;
