/**
 * What the form noticed of a program: the honeypot was filled, or it was submitted too fast. The database
 * decides with them whether the inquiry is saved as spam, where staff can still find it.
 */
export const spamSignals = ['honeypot', 'too-fast'] as const;

export type SpamSignal = (typeof spamSignals)[number];
