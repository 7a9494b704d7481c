import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DayCalendar } from './day-calendar.tsx';

vi.mock('#messages/locale.ts', () => import('#lib/messages/ar/locale.ts'));
vi.mock(
  '#messages/controls/date-field.ts',
  () => import('#lib/messages/ar/controls/date-field.ts'),
);

it('speaks the language of the page', async () => {
  const may = (day: number) => new Date(2027, 4, day);
  await render(
    <DayCalendar selected={may(5)} earliest={may(1)} latest={may(30)} onSelect={() => {}} />,
  );
  const day = page.getByRole('button', { name: 'الأربعاء، 5 ماي 2027' });
  await expect.element(day).toBeVisible();
  expect(day.element().closest('[lang]')?.getAttribute('lang')).toBe('ar');
  const [first] = document.querySelectorAll('[role="columnheader"], thead th');
  expect(first?.getAttribute('aria-label')).toBe('السبت');
  const names = [...document.querySelectorAll('[aria-label]')].map((each) =>
    each.getAttribute('aria-label'),
  );
  expect(names.filter((name) => /[a-z]/i.test(name ?? ''))).toEqual([]);
});
