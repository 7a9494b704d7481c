import { sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { ProofOfWorkChallenge } from './types.ts';

/**
 * Finds the number behind a challenge by brute force; undefined if there is none. Each try reuses the hash of the
 * salt and the same buffers, which takes less than half the time of `sha256(salt + number)`. `crypto.subtle` returns a
 * promise for each hash and is slower still.
 */
export function solveChallenge({
  challenge,
  salt,
  maxnumber,
}: ProofOfWorkChallenge): number | undefined {
  const wanted = hexToBytes(challenge);
  const salted = sha256.create().update(utf8ToBytes(salt));
  const hash = salted.clone();
  const digest = new Uint8Array(sha256.outputLen);
  const buffer = new Uint8Array(String(maxnumber).length);
  for (let number = 0; number <= maxnumber; number++) {
    const text = String(number);
    for (let at = 0; at < text.length; at++) buffer[at] = text.charCodeAt(at);
    const digits = buffer.subarray(0, text.length);
    salted._cloneInto(hash).update(digits).digestInto(digest);
    if (digest.every((byte, at) => byte === wanted[at])) return number;
  }
  return undefined;
}

/** The solution as the header and `newsletter-subscribe` expect it: JSON in base64. */
export function encodeSolution(
  { challenge, salt, signature }: ProofOfWorkChallenge,
  number: number,
): string {
  return btoa(JSON.stringify({ challenge, salt, signature, number }));
}
