/** Money by currency, in minor units. */
export type InsightValues = Record<string, number>;

export type InsightTotals = {
  inquiries: number;
  replied: number;
  /** Minutes of office hours to the first reply; null without replies. */
  median_reply_minutes: number | null;
  /** The 90th percentile. */
  slow_reply_minutes: number | null;
  open: number;
  won: number;
  lost: number;
  /** By reason; the empty reason is of inquiries lost before reasons were asked for. */
  lost_reasons: Record<string, number>;
  values: InsightValues;
};

export type InsightStep = { starts_on: string; inquiries: number; won: number };

/** The key is empty for inquiries without an owner, or without a known page. */
export type InsightGroup = {
  key: string;
  label: string;
  inquiries: number;
  won: number;
  lost: number;
  values: InsightValues;
};

export type InsightDimension = 'service' | 'travel' | 'activity' | 'source' | 'language' | 'owner';

type EmptySearch = { term: string; language: string; searches: number; last_on: string };

/** What `public.insight()` returns. Days are `YYYY-MM-DD`, both included. */
export type Insight = {
  first: string;
  last: string;
  current: InsightTotals;
  previous: InsightTotals;
  weeks: InsightStep[];
  months: InsightStep[];
  groups: Partial<Record<InsightDimension, InsightGroup[]>>;
  waiting_now: number;
  empty_searches: EmptySearch[];
};
