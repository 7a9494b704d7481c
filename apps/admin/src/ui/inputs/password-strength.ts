import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

export type PasswordStrength = 'weak' | 'fair' | 'strong';

const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
/** Whatever the site is about is guessed first. */
const SUBJECTS = ['expat', 'buddy', 'algeria', 'algerie', 'alger', 'sahara', 'tassili', 'voyage'];
const byScore = ['weak', 'weak', 'fair', 'strong', 'strong'] as const;

/** @param known words of the person, such as the parts of the email address. */
export function strengthOf(password: string, known: readonly string[] = []): PasswordStrength {
  // What lies beyond adds nothing to the estimate, but time.
  return byScore[zxcvbn.check(password.slice(0, 64), [...SUBJECTS, ...known]).score];
}
