type BenchPage = {
  path: string;
  /** A hand-written page with the same content (static-baselines/). */
  baseline?: string;
};

export const BENCH_PAGES: readonly BenchPage[] = [
  { path: '/', baseline: 'home' },
  { path: '/travels', baseline: 'travels' },
  { path: '/categories/western', baseline: 'category' },
  { path: '/travels/oran', baseline: 'travel' },
  { path: '/rv-rental' },
  { path: '/road-trips/aures-loop' },
  { path: '/activities', baseline: 'activities' },
  { path: '/activities/dune-driving', baseline: 'activity' },
  { path: '/living-here' },
  { path: '/entry-papers' },
];

/**
 * `site` as published; `scriptless` the same HTML without scripts and module preloads; `static` the
 * hand-written page; `shell` the app without prerendering.
 */
export const VARIANTS = ['site', 'scriptless', 'static', 'shell'] as const;
export type Variant = (typeof VARIANTS)[number];

export type Origins = Readonly<Record<Variant, string>>;

export const hasVariant = ({ baseline }: BenchPage, variant: Variant) =>
  variant !== 'static' || baseline !== undefined;

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  return sorted.length % 2
    ? (sorted[Math.floor(middle)] ?? Number.NaN)
    : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2;
}
