// The figures as tables that can be put into docs/performance.md as they are.

import { BENCH_PAGES, median, VARIANTS, type Variant } from './bench-pages.ts';
import type { BuildTimes } from './build-times.ts';
import type { Report } from './lighthouse-runs.ts';
import type { Load } from './measure-load.ts';

export type Loads = ReadonlyMap<string, Readonly<Record<Variant, Load[]>>>;
export type Reports = ReadonlyMap<string, Readonly<Record<Variant, Report>>>;

/** @param head the columns; all but the first stand to the right */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_cell, index) => (index === 0 ? '---' : '--:'));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}

const whole = (value: number) => Math.round(value).toLocaleString('en');
const ratio = (value: number, base: number) => (value / base).toFixed(2);
const threeOf = (figure: (variant: Variant) => string) => VARIANTS.map(figure).join(' · ');

export function loadTable(loads: Loads): string {
  const rows = BENCH_PAGES.map(({ path }) => {
    const runs = loads.get(path);
    const middle = (variant: Variant, figure: (load: Load) => number) =>
      median((runs?.[variant] ?? []).map(figure));
    const three = (figure: (load: Load) => number, show = whole) =>
      threeOf((variant) => show(middle(variant, figure)));
    const against = (figure: (load: Load) => number) =>
      ratio(middle('site', figure), middle('twin', figure));
    return [
      path,
      three(({ firstPaint }) => firstPaint),
      against(({ firstPaint }) => firstPaint),
      three(({ largestPaint }) => largestPaint),
      against(({ largestPaint }) => largestPaint),
      three(({ blocking }) => blocking),
      three(
        ({ shift }) => shift,
        (value) => value.toFixed(3),
      ),
      three(({ bytes }) => bytes / 1000),
      three(({ requests }) => requests),
    ];
  });
  const head = ['site · twin · shell', 'first paint, ms', '÷ twin', 'largest paint, ms', '÷ twin'];
  return table([...head, 'blocking, ms', 'shift', 'kB', 'requests'], rows);
}

/** What the largest paint was: only the same thing can be compared. */
export function largestTable(loads: Loads): string {
  const rows = BENCH_PAGES.map(({ path }) => [
    path,
    ...VARIANTS.map((variant) => loads.get(path)?.[variant].at(-1)?.largest ?? ''),
  ]);
  return table(['largest paint is', ...VARIANTS], rows);
}

export function lighthouseTable(reports: Reports): string {
  const rows = BENCH_PAGES.map(({ path }) => {
    const of = reports.get(path);
    const three = (figure: (report: Report) => string) =>
      threeOf((variant) => (of ? figure(of[variant]) : ''));
    return [
      path,
      of?.site.scores.join(' / ') ?? '',
      three(({ scores }) => String(scores[0])),
      three(({ firstPaint }) => whole(firstPaint)),
      three(({ largestPaint }) => whole(largestPaint)),
      three(({ blocking }) => whole(blocking)),
      three(({ shift }) => shift.toFixed(3)),
    ];
  });
  const head = ['site · twin · shell', 'site: all four', 'performance', 'first paint, ms'];
  return table([...head, 'largest paint, ms', 'blocking, ms', 'shift'], rows);
}

export function buildTable(runs: readonly BuildTimes[]): string {
  const seconds = (ms: number) => (ms / 1000).toFixed(1);
  const head = [
    ...['travels added', 'pages', 'both apps, s', 'all pages, s', 'pages/s'],
    ...['nothing changed, s', 'one travel renamed, s', 'pages rendered', 'MB'],
  ];
  const rows = runs.map((run) => [
    whole(run.travels),
    whole(run.pages),
    seconds(run.apps),
    seconds(run.first),
    whole((1000 * run.pages) / run.first),
    seconds(run.unchanged),
    seconds(run.changed),
    whole(run.rendered),
    whole(run.bytes / 1e6),
  ]);
  return table(head, rows);
}
