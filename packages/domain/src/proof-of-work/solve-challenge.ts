import type { ProofOfWorkChallenge } from './types.ts';

const ROUNDS = 64;
const BLOCK_BYTES = 64;
const LENGTH_BYTES = 9;

// The fractional parts of the cube roots of the first primes, and of the square roots (FIPS 180-4).
const primes = (count: number) => {
  const found: number[] = [];
  for (let next = 2; found.length < count; next++) {
    if (found.every((prime) => next % prime !== 0)) found.push(next);
  }
  return found;
};
const fraction = (root: number) => ((root - Math.floor(root)) * 2 ** 32) | 0;
const constants = Int32Array.from(primes(ROUNDS), (prime) => fraction(Math.cbrt(prime)));
const start = Int32Array.from(primes(8), (prime) => fraction(Math.sqrt(prime)));

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** SHA-256 of one block; `words` holds the padded block and has room for all rounds. */
function digestBlock(words: Int32Array, state: Int32Array): void {
  for (let at = 16; at < ROUNDS; at++) {
    const [w2, w7, w15, w16] = [
      words[at - 2] ?? 0,
      words[at - 7] ?? 0,
      words[at - 15] ?? 0,
      words[at - 16] ?? 0,
    ];
    const s0 = turn(w15, 7) ^ turn(w15, 18) ^ (w15 >>> 3);
    const s1 = turn(w2, 17) ^ turn(w2, 19) ^ (w2 >>> 10);
    words[at] = (w16 + s0 + w7 + s1) | 0;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = start;
  for (let at = 0; at < ROUNDS; at++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const choice = (e & f) ^ (~e & g);
    const one = (h + s1 + choice + (constants[at] ?? 0) + (words[at] ?? 0)) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + s0 + majority) | 0;
  }
  const sums = [a, b, c, d, e, f, g, h];
  for (let at = 0; at < 8; at++) state[at] = ((start[at] ?? 0) + (sums[at] ?? 0)) | 0;
}

/**
 * Finds the number behind a challenge by brute force; undefined when there is none. SHA-256 is implemented
 * here because `crypto.subtle` returns a promise for each hash, which is ten times slower.
 */
export function solveChallenge({
  challenge,
  salt,
  maxnumber,
}: ProofOfWorkChallenge): number | undefined {
  const wanted = Int32Array.from(challenge.match(/.{8}/g) ?? [], (word) =>
    Number.parseInt(word, 16),
  );
  const bytes = new Uint8Array(BLOCK_BYTES);
  const block = new DataView(bytes.buffer);
  const words = new Int32Array(ROUNDS);
  const state = new Int32Array(8);
  const saltBytes = new TextEncoder().encode(salt);
  if (saltBytes.length + String(maxnumber).length + LENGTH_BYTES > BLOCK_BYTES) return undefined;
  for (let number = 0; number <= maxnumber; number++) {
    const digits = String(number);
    bytes.fill(0);
    bytes.set(saltBytes);
    for (let at = 0; at < digits.length; at++) bytes[saltBytes.length + at] = digits.charCodeAt(at);
    const length = saltBytes.length + digits.length;
    bytes[length] = 0x80;
    block.setUint32(BLOCK_BYTES - 4, length * 8);
    for (let at = 0; at < 16; at++) words[at] = block.getInt32(at * 4);
    digestBlock(words, state);
    if (state[0] === wanted[0] && state.every((word, at) => word === wanted[at])) return number;
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
