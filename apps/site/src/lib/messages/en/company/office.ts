import { counted } from '../../plural.ts';

export const officeMessages = {
  days: (from: string, to: string) => `${from} to ${to}`,
  twoDays: (first: string, second: string) => `${first} and ${second}`,
  hours: (days: string) => `Office hours: ${days}, Algiers time.`,
  /** @param hours of the office, at least 1. */
  typicalReply: (hours: number, inquiries: number) =>
    `Usually answered within ${counted(hours, { one: '# office hour', other: '# office hours' })}, from ${inquiries} inquiries of the last 90 days.`,
};
