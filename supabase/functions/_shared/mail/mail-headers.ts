import type { Mail } from './mail.ts';

/** The headers that mail services do not set. */
export function mailHeaders(mail: Mail): Record<string, string> {
  return {
    'Auto-Submitted': mail.autoSubmitted,
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
