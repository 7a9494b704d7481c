import type { Mail } from './mail.ts';

/** The headers that mail services do not set. */
export function mailHeaders(mail: Mail): Record<string, string> {
  return {
    'Auto-Submitted': mail.autoSubmitted,
    // Exchange ignores Auto-Submitted. To a letter, the note of an absence is an answer.
    'X-Auto-Response-Suppress': mail.autoSubmitted === 'no' ? 'DR, RN, NRN' : 'All',
    ...(mail.inReplyTo === undefined
      ? {}
      : { 'In-Reply-To': mail.inReplyTo, References: mail.inReplyTo }),
    ...(mail.listUnsubscribe === undefined
      ? {}
      : {
          'List-Unsubscribe': `<${mail.listUnsubscribe}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
  };
}
