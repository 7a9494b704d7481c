import { nastyTexts } from '@expat-buddy/domain/nasty-texts.fixture';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { weeklySeries } from '#dashboard/weeks/weekly-series.ts';
import { algiersMoment } from '#features/export/algiers-moment.ts';
import { formatValue } from '#features/record-editing/history/format-value.ts';
import { toCsv } from '#ui/csv.ts';
import { elapsed } from '#ui/elapsed.ts';
import { formatMoment } from '#ui/format-moment.ts';
import { formatAlgiersTime, fromAlgiers, toAlgiers } from '#ui/inputs/algiers-time.ts';
import { Moment } from '#ui/Moment.tsx';
import { shownParts } from '#ui/shown-parts.ts';

const moments = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

const formatters: Record<string, (text: string) => unknown> = {
  Moment: (text) => renderToString(<Moment at={text} />),
  'Moment, long': (text) => renderToString(<Moment at={text} isLong />),
  formatMoment: (text) => formatMoment(moments, text),
  elapsed: (text) => elapsed(text),
  algiersMoment,
  formatAlgiersTime,
  toAlgiers,
  fromAlgiers,
  formatValue: (text) => formatValue({ title: null, at: [text], [text]: text }),
  shownParts: (text) => shownParts(text, ''),
  toCsv: (text) => toCsv([text], [{ label: text, value: String }]),
  weeklySeries: (text) => weeklySeries([{ starts_on: text, counts: { [text]: 1 } }]),
};

it.each(Object.entries(formatters))('%s never throws', (_, format) => {
  for (const text of nastyTexts(300)) {
    expect(() => format(text), JSON.stringify(text.slice(0, 80))).not.toThrow();
  }
});

it('writes a text that is no moment as it is', () => {
  expect(formatMoment(moments, 'infinity')).toBe('infinity');
});
