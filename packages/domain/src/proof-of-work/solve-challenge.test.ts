import { expect, it } from 'vitest';
import { encodeSolution, solveChallenge } from './solve-challenge.ts';
import type { ProofOfWorkChallenge } from './types.ts';

const salt = '0123456789abcdef01234567?expires=1800000000&';

async function task(number: number, maxnumber = 20_000): Promise<ProofOfWorkChallenge> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(salt + number));
  const digits = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'));
  return { challenge: digits.join(''), salt, maxnumber, signature: 'f'.repeat(64) };
}

it.each([0, 9, 10, 12_345, 20_000])('finds the number %i behind its hash', async (number) => {
  expect(solveChallenge(await task(number))).toBe(number);
});

it('finds none above the maximum, or for another salt', async () => {
  expect(solveChallenge(await task(20_001))).toBeUndefined();
  expect(solveChallenge({ ...(await task(1)), salt: 'a'.repeat(60) })).toBeUndefined();
});

it('encodes the solution as the database expects it', async () => {
  expect(JSON.parse(atob(encodeSolution(await task(7), 7)))).toMatchObject({ salt, number: 7 });
});
