import type { Mail } from './mail.ts';

/** The headers of a mail that no service sets by itself. */
export function mailHeaders(mail: Mail): Record<string, string> {
  return {
    'Auto-Submitted': mail.autoSubmitted,
    ...(mail.listUnsubscribe === undefined
      ? {}
      : {
          'List-Unsubscribe': `<${mail.listUnsubscribe}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
  };
}
