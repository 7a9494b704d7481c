import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { countOf, renderInbox, serveTable, submission, table } from './inbox.fixture.tsx';

beforeEach(serveTable);

it('shows who, what, when, for how many, the language, and whose turn it is', async () => {
  await renderInbox();
  const first = page.getByRole('row').nth(1);
  for (const text of [
    'Message 1',
    'French',
    'Trip planner',
    '3 May 2027 · 2 people',
    'Nobody',
    'Our turn',
  ]) {
    await expect.element(first.getByText(text, { exact: true })).toBeVisible();
  }
  await expect.element(first.getByText('Second line')).not.toBeInTheDocument();
  await expect.element(page.getByRole('tab', { name: /New 3/ })).toBeVisible();
});

it('triages 30 inquiries with at most 60 clicks', async () => {
  table.rows = Array.from({ length: 30 }, (_, index) => submission(index + 1));
  await renderInbox();
  let clicks = 0;
  const click = async (role: 'button' | 'menuitem', name: string) => {
    clicks += 1;
    const target = page.getByRole(role, { name, exact: true });
    await expect.element(target).toBeEnabled();
    (target.element() as HTMLElement).click();
  };
  for (let number = 1; number <= 30; number += 1) {
    const name = `Guest ${number}`;
    if (number % 3 === 0) await click('button', `Spam: ${name}`);
    else if (number % 3 === 1) await click('button', `Assign to me: ${name}`);
    else {
      await click('button', `Assign: ${name}`);
      await click('menuitem', 'Karim');
    }
    await expect.poll(() => countOf('new')).toBe(30 - number);
  }
  expect(clicks).toBeLessThanOrEqual(60);
  expect([countOf('spam'), countOf('in_progress')]).toEqual([10, 20]);
  expect(table.rows.filter(({ assignee_id }) => assignee_id === 'karim')).toHaveLength(10);
}, 120_000);

it('changes the selected rows at once and takes it back', async () => {
  await renderInbox();
  for (const name of ['Guest 1', 'Guest 2']) {
    await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).click();
  }
  const bar = page.getByRole('toolbar', { name: 'Selected rows' });
  await expect.element(bar).toBeInViewport();
  await bar.getByRole('button', { name: 'Assign to' }).click();
  await page.getByRole('menuitem', { name: 'Me', exact: true }).click();
  await expect.poll(() => countOf('in_progress')).toBe(2);
  // A colleague has changed one of them since: the undo leaves it alone.
  table.rows = table.rows.map((one) =>
    one.name === 'Guest 2' ? { ...one, assignee_id: 'karim' } : one,
  );
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect.element(undo).toBeVisible();
  (undo.element() as HTMLElement).click();
  await expect
    .poll(() => table.rows.slice(0, 2).map(({ status, assignee_id }) => [status, assignee_id]))
    .toEqual([
      ['new', null],
      ['in_progress', 'karim'],
    ]);
});

it('asks why the selected rows were lost, and takes it back', async () => {
  await renderInbox();
  for (const name of ['Guest 1', 'Guest 2']) {
    await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).click();
  }
  const bar = page.getByRole('toolbar', { name: 'Selected rows' });
  await bar.getByRole('button', { name: 'Set status' }).click();
  await page.getByRole('menuitem', { name: 'Lost', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Why was it lost?' });
  await dialog.getByRole('radio', { name: 'Too expensive' }).click();
  expect(countOf('lost')).toBe(0);
  await dialog.getByRole('button', { name: 'Set to Lost' }).click();
  await expect.poll(() => countOf('lost')).toBe(2);
  expect(table.rows.map(({ lost_reason }) => lost_reason)).toEqual(['price', 'price', null]);
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect.element(undo).toBeVisible();
  (undo.element() as HTMLElement).click();
  await expect
    .poll(() => table.rows.map(({ status, lost_reason }) => [status, lost_reason]))
    .toEqual([
      ['new', null],
      ['new', null],
      ['new', null],
    ]);
});

it('shows what was received between two days', async () => {
  const router = await renderInbox();
  await page.getByRole('combobox', { name: 'Received' }).click();
  await page.getByRole('option', { name: 'Choose days …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Received between' });
  await dialog.getByLabelText('From').fill('2026-11-03');
  await dialog.getByLabelText('To').fill('2026-11-01');
  await expect.element(dialog.getByText('Before the first day')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Show' })).toBeDisabled();
  await dialog.getByLabelText('To').fill('2026-11-05');
  await dialog.getByRole('button', { name: 'Show' }).click();
  await expect.element(page.getByText('Received 3–5 Nov 2026')).toBeVisible();
  const filter = new URLSearchParams(router.state.location.search).get('filter') ?? '';
  expect(JSON.parse(filter)).toEqual({
    'created_at@gte': '2026-11-03T00:00:00+01:00',
    'created_at@lt': '2026-11-06T00:00:00+01:00',
  });
});

it('is worked by keyboard, but not while somebody types', async () => {
  const router = await renderInbox();
  await userEvent.keyboard('jj');
  expect(document.activeElement?.textContent).toBe('Guest 2');
  await userEvent.keyboard('k');
  expect(document.activeElement?.textContent).toBe('Guest 1');
  await userEvent.keyboard('a');
  await page.getByRole('menu', { name: 'Assign to: Guest 1' }).getByText('Me').click();
  await expect.poll(() => table.rows[0]?.assignee_id).toBe('me');
  await expect
    .element(page.getByRole('link', { name: 'Guest 1', exact: true }))
    .not.toBeInTheDocument();
  await userEvent.keyboard('j');
  expect(document.activeElement?.textContent).toBe('Guest 2');

  await userEvent.keyboard('/');
  const search = page.getByRole('searchbox', { name: 'Search submissions' });
  expect(document.activeElement).toBe(search.element());
  await userEvent.keyboard('jake?');
  await expect.element(search).toHaveValue('jake?');
  await userEvent.clear(search);

  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard('?');
  await expect.element(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await userEvent.keyboard('j');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => router.state.location.pathname).toMatch(/^\/submissions\/edit\//);
});
