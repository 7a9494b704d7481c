// The six main pages, and the hand-written page that each is held against (twins/).
export const BENCH_PAGES = [
  { path: '/', twin: 'home' },
  { path: '/travels', twin: 'travels' },
  { path: '/categories/western', twin: 'category' },
  { path: '/travels/oran', twin: 'travel' },
  { path: '/activities', twin: 'activities' },
  { path: '/activities/dune-driving', twin: 'activity' },
] as const;

/** `site` as it is published; `twin` the same page in plain HTML and CSS; `shell` the app without served pages. */
export const VARIANTS = ['site', 'twin', 'shell'] as const;
export type Variant = (typeof VARIANTS)[number];

export type Origins = Readonly<Record<Variant, string>>;

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  return sorted.length % 2
    ? (sorted[Math.floor(middle)] ?? Number.NaN)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}
