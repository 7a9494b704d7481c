import { expect, it } from 'vitest';
import { ruleOf } from '#providers/data/tables.ts';
import { UNMATCHED_MAILS } from './unmatched-mail.ts';

it('is read with why it joined no inquiry, and why an answer was not sent', () => {
  const columns = ruleOf(UNMATCHED_MAILS).columns?.split(',');
  expect(columns).toEqual(expect.arrayContaining(['reason', 'fault']));
});
