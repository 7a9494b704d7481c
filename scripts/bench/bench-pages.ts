export const BENCH_PAGES: readonly { path: string }[] = [
  { path: '/' },
  { path: '/travels' },
  { path: '/categories/western' },
  { path: '/travels/oran' },
  { path: '/rv-rental' },
  { path: '/road-trips/aures-loop' },
  { path: '/activities' },
  { path: '/activities/dune-driving' },
  { path: '/living-here' },
  { path: '/entry-papers' },
];

/**
 * `site` as published; `scriptless` the same HTML without scripts and module preloads; `shell` the app without
 * prerendering.
 */
export const VARIANTS = ['site', 'scriptless', 'shell'] as const;
export type Variant = (typeof VARIANTS)[number];

export type Origins = Readonly<Record<Variant, string>>;

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  return sorted.length % 2
    ? (sorted[Math.floor(middle)] ?? Number.NaN)
    : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2;
}
