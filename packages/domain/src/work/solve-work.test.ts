import { expect, it } from 'vitest';
import { solveWork, type WorkChallenge, workSolution } from './solve-work.ts';

const salt = '0123456789abcdef01234567?expires=1800000000&';

async function task(number: number, maxnumber = 20_000): Promise<WorkChallenge> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(salt + number));
  const digits = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'));
  return { challenge: digits.join(''), salt, maxnumber, signature: 'f'.repeat(64) };
}

it.each([0, 9, 10, 12_345, 20_000])('finds the number %i behind its hash', async (number) => {
  expect(solveWork(await task(number))).toBe(number);
});

it('finds none that is greater than was said, or behind a salt that does not fit', async () => {
  expect(solveWork(await task(20_001))).toBeUndefined();
  expect(solveWork({ ...(await task(1)), salt: 'a'.repeat(60) })).toBeUndefined();
});

it('writes the solution down as the database reads it', async () => {
  expect(JSON.parse(atob(workSolution(await task(7), 7)))).toMatchObject({ salt, number: 7 });
});
