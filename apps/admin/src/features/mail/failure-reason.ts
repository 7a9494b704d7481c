import { t } from '#i18n/t.ts';

/** By the enhanced status code (RFC 3463) or the words of mail servers and services; the first that fits. */
const reasons: readonly (readonly [RegExp, string])[] = [
  [
    /suppress/i,
    t('Earlier emails to this address came back, so the mail service no longer writes to it.'),
  ],
  [
    /\b[45]\.2\.2\b|(?:mailbox|quota|storage)[^.]{0,30}(?:full|exceeded)|over ?quota/i,
    t('The mailbox is full.'),
  ],
  [
    /\b[45]\.2\.1\b|\b(?:mailbox|account)\b[^.]{0,30}(?:disabled|inactive)/i,
    t('The mailbox has been closed.'),
  ],
  [/\b[45]\.(?:2\.3|3\.4)\b|too (?:large|big)/i, t('The email is too large for this mailbox.')],
  [
    /\b[45]\.(?:1\.2|4\.4)\b|domain[^.]{0,20}(?:not found|does not exist)|no such domain|NXDOMAIN/i,
    t('The part of the address after the @ does not exist.'),
  ],
  [
    /\b[45]\.1\.(?:0|1|3|6|10)\b|(?:user|recipient|mailbox|address|account)[^.]{0,40}(?:unknown|not found|does ?n[o’']t exist|not exist|invalid|unavailable)|(?:unknown|no such|invalid) (?:user|recipient|mailbox|address)|does(?: not|n[’']t) exist/i,
    t('The address does not exist.'),
  ],
  [
    /\b[45]\.4\.[17]\b|timed? ?out|could not be reached|connection refused/i,
    t('The recipient’s mail server could not be reached.'),
  ],
  [
    /\b[45]\.7\.\d|spam|block(?:ed|list)|blacklist|policy|reputation/i,
    t('The recipient’s mail server refuses our emails.'),
  ],
  [/\b[45]\d\d[ -]|bounced/i, t('The recipient’s mail server refused the email.')],
];

/** Why an email was not delivered, in plain words; undefined for what is no answer of a mail server. */
export const failureReason = (error: string): string | undefined =>
  reasons.find(([pattern]) => pattern.test(error))?.[1];
