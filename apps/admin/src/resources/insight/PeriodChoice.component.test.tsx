import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Period } from './insight-period.ts';
import { PeriodChoice } from './PeriodChoice.tsx';

const period = { first: '2026-09-01', last: '2026-11-28' };

it('keeps both ends when they are changed before the address has followed', async () => {
  const chosen: Period[] = [];
  // The period stays as it was, as while the address has not followed.
  await render(
    <PeriodChoice period={period} today="2026-11-28" onChange={(next) => chosen.push(next)} />,
  );
  await userEvent.fill(page.getByLabelText('From'), '2026-10-05');
  await userEvent.fill(page.getByLabelText('To'), '2026-10-20');
  expect(chosen.at(-1)).toEqual({ first: '2026-10-05', last: '2026-10-20' });
});

it('moves the other end along, rather than refusing a day', async () => {
  const chosen: Period[] = [];
  await render(
    <PeriodChoice period={period} today="2026-11-28" onChange={(next) => chosen.push(next)} />,
  );
  await userEvent.fill(page.getByLabelText('From'), '2026-12-05');
  await userEvent.fill(page.getByLabelText('To'), '2026-12-20');
  expect(chosen).toEqual([
    { first: '2026-12-05', last: '2026-12-05' },
    { first: '2026-12-05', last: '2026-12-20' },
  ]);
});
