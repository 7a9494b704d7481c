import { expect, it } from 'vitest';
import { firstSteps } from './first-steps.ts';

const steps = { contact: false, photos: true, travel: false, colleague: false, inquiry: false };
const administrator = { count: 0, oldest_at: null };

it('are checked off automatically and respect roles', () => {
  const forStaff = firstSteps({ steps, accounts: null });
  expect(forStaff.filter(({ isDone }) => isDone).map(({ id }) => id)).toEqual(['photos']);
  expect(forStaff.filter(({ way }) => !way).map(({ id }) => id)).toEqual(['contact', 'colleague']);
  expect(firstSteps({ steps, accounts: administrator }).every(({ way }) => way)).toBe(true);
});
