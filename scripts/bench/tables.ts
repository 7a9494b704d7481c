// The results as tables for docs/performance.md.

import { BENCH_PAGES, median, VARIANTS, type Variant } from './bench-pages.ts';
import type { BuildTimes } from './build-times.ts';
import type { Report } from './lighthouse-runs.ts';
import type { Load } from './measure-load.ts';

export type Loads = ReadonlyMap<string, Readonly<Record<Variant, Load[]>>>;
export type Reports = ReadonlyMap<string, Readonly<Record<Variant, Report>>>;

/** @param head the columns; all but the first are right-aligned */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_cell, index) => (index === 0 ? '---' : '--:'));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}

const whole = (value: number) => Math.round(value).toLocaleString('en');
const ratio = (value: number, base: number) => (value / base).toFixed(2);
const columns = VARIANTS.join(' · ');

const eachVariant = (figure: (variant: Variant) => string) => VARIANTS.map(figure).join(' · ');

/** A variant that was not measured has no figure. */
const shown = (value: number | undefined, show: (value: number) => string) =>
  value === undefined || Number.isNaN(value) ? '–' : show(value);

const medianOf = (loads: Loads, path: string, variant: Variant, figure: (load: Load) => number) =>
  median((loads.get(path)?.[variant] ?? []).map(figure));

/** The figures that have a budget (docs/performance.md). */
export function budgetTable(loads: Loads): string {
  const rows = [...loads.keys()].map((path) => {
    const site = (figure: (load: Load) => number) => medianOf(loads, path, 'site', figure);
    const scriptless = medianOf(loads, path, 'scriptless', ({ lcp }) => lcp);
    return [
      path,
      whole(site(({ lcp }) => lcp)),
      whole(scriptless),
      ratio(
        site(({ lcp }) => lcp),
        scriptless,
      ),
      whole(site(({ tbtUntilIdle }) => tbtUntilIdle)),
      whole(site(({ scriptBytes }) => scriptBytes / 1000)),
      site(({ cls }) => cls).toFixed(3),
      whole(site(({ scrolled }) => scrolled.tbt)),
      whole(site(({ scrolled }) => scrolled.scriptBytes / 1000)),
    ];
  });
  const head = ['', 'LCP, ms', 'LCP scriptless, ms', 'LCP ÷ scriptless', 'TBT until idle, ms'];
  const rest = ['JavaScript until idle, kB', 'CLS', 'scrolled: TBT, ms', 'JavaScript, kB'];
  return table([...head, ...rest], rows);
}

export function loadTable(loads: Loads): string {
  const rows = BENCH_PAGES.filter(({ path }) => loads.has(path)).map(({ path }) => {
    const each = (figure: (load: Load) => number, show = whole) =>
      eachVariant((variant) => shown(medianOf(loads, path, variant, figure), show));
    return [
      path,
      each(({ fcp }) => fcp),
      each(({ lcp }) => lcp),
      each(({ tbt }) => tbt),
      each(({ tbtUntilIdle }) => tbtUntilIdle),
      each(({ bytes }) => bytes / 1000),
      each(({ requests }) => requests),
    ];
  });
  const head = [columns, 'FCP, ms', 'LCP, ms', 'TBT, ms', 'TBT until idle, ms', 'kB', 'requests'];
  return table(head, rows);
}

/** LCP is comparable only for the same element. */
export function lcpElementTable(loads: Loads): string {
  const rows = [...loads].map(([path, runs]) => [
    path,
    ...VARIANTS.map((variant) => runs[variant].at(-1)?.lcpElement ?? '–'),
  ]);
  return table(['LCP element', ...VARIANTS], rows);
}

export function lighthouseTable(reports: Reports): string {
  const rows = BENCH_PAGES.filter(({ path }) => reports.has(path)).map(({ path }) => {
    const of = reports.get(path);
    const each = (figure: (report: Report) => number | undefined, show = whole) =>
      eachVariant((variant) => shown(of && figure(of[variant]), show));
    return [
      path,
      of?.site.scores.join(' / ') ?? '',
      each(({ scores }) => scores[0]),
      each(({ fcp }) => fcp),
      each(({ lcp }) => lcp),
      each(({ tbt }) => tbt),
      each(
        ({ cls }) => cls,
        (value) => value.toFixed(3),
      ),
    ];
  });
  const head = [columns, 'site: all four', 'performance', 'FCP, ms', 'LCP, ms', 'TBT, ms', 'CLS'];
  return table(head, rows);
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
