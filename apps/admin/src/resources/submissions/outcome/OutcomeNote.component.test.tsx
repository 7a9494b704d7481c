import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { SubmissionRecord } from '../submission.ts';
import { OutcomeNote } from './OutcomeNote.tsx';

const renderNote = async (changes: Partial<SubmissionRecord>) => {
  const onValue = vi.fn();
  const submission = {
    status: 'won',
    value_minor: null,
    value_currency: null,
    lost_reason: null,
    ...changes,
  } as SubmissionRecord;
  await render(
    <OutcomeNote
      submission={submission}
      isSaving={false}
      onChangeReason={() => {}}
      onValue={onValue}
    />,
  );
  return onValue;
};

const value = () => page.getByRole('textbox', { name: 'Value' });
const save = () => page.getByRole('button', { name: 'Save' });

it('asks what a win without a proposal is worth', async () => {
  const onValue = await renderNote({});
  await value().fill('a lot');
  await save().click();
  await expect.element(page.getByText('Such as 14 000')).toBeVisible();
  await value().fill('140 000');
  await save().click();
  expect(onValue.mock.calls).toEqual([[{ value_minor: 14_000_000, value_currency: 'DZD' }]]);
});

it('changes a value that is known', async () => {
  const onValue = await renderNote({ value_minor: 120_050, value_currency: 'EUR' });
  await expect.element(page.getByText('€1,200.50')).toBeVisible();
  await page.getByRole('button', { name: 'Change the value' }).click();
  await expect.element(value()).toHaveValue('1200.50');
  await value().fill('1300');
  await save().click();
  expect(onValue.mock.calls).toEqual([[{ value_minor: 130_000, value_currency: 'EUR' }]]);
});
