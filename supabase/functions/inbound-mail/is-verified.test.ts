import { expect, it } from 'vitest';
import { isVerified } from './is-verified.ts';
import type { ReceivedMail } from './received-mail.ts';

const mail = (results: readonly string[], from = 'amina@cust.example'): ReceivedMail => ({
  headers: [
    ...results.map((value) => ({ key: 'authentication-results', value })),
    { key: 'from', value: `Amina <${from}>` },
  ],
  messageId: undefined,
  from: { address: from, name: 'Amina' },
  recipients: [],
  subject: '',
  text: '',
  isCut: false,
  files: [],
});
const verified = (...results: string[]) => isVerified(mail(results), 'mx.example.com');

it.each([
  'mx.example.com; dmarc=pass header.from=cust.example',
  'MX.example.com 1; spf=pass smtp.mailfrom=cust.example; DMARC=Pass (p=NONE sp=NONE) header.from=Cust.example',
  '"mx.example.com" (our own (inner) server); dmarc/1 = pass reason="policy; ok" header.from="cust.example"',
  'mx.example.com; dkim=pass header.i=@cust.example header.s=s1 header.b="a/b="; dmarc=pass (a \\) b) policy.dmarc=none header.from=cust.example;',
])('believes the trusted server: %s', (header) => {
  expect(verified(header)).toBe(true);
  expect(isVerified(mail([header]), undefined)).toBe(false);
  expect(isVerified(mail([header], 'amina@evil.example'), 'mx.example.com')).toBe(false);
});

const FAILED = 'dmarc=fail header.from=cust.example';
it.each([
  `mx.example.com; spf=pass smtp.mailfrom="x; dmarc=pass header.from=cust.example ; y"@evil.example; ${FAILED}`,
  `mx.example.com; spf=pass (sender) envelope-from="x; dmarc=pass header.from=cust.example ; y"@evil.example; ${FAILED}`,
  `mx.example.com; spf=none smtp.helo="x; dmarc=pass header.from=cust.example"; ${FAILED}`,
  `mx.example.com; spf=pass (a (b) ; dmarc=pass header.from=cust.example ; ) smtp.mailfrom=e; ${FAILED}`,
  `mx.example.com; spf=pass (a \\) ; dmarc=pass header.from=cust.example ; ) smtp.mailfrom=e; ${FAILED}`,
  `mx.example.com; spf=pass smtp.mailfrom="a\\"; dmarc=pass header.from=cust.example; \\""@evil.example; ${FAILED}`,
  // Without an end, nothing can be told apart.
  `mx.example.com; spf=pass smtp.mailfrom="x; dmarc=pass header.from=cust.example`,
  `mx.example.com; dmarc=pass header.from=cust.example; spf=pass (x`,
  // Two answers are none.
  `mx.example.com; dmarc=pass header.from=cust.example; ${FAILED}`,
  `mx.example.com; dmarc=pass header.from="cust.example"@evil.example`,
  `mx.example.com; spf=pass smtp.mailfrom=dmarc=pass header.from=cust.example`,
  'mx.example.com; none',
  'evil.example mx.example.com; dmarc=pass header.from=cust.example',
  '(mx.example.com) evil.example; dmarc=pass header.from=cust.example',
])('does not believe %s', (header) => {
  expect(verified(header)).toBe(false);
});

it('believes nothing below the topmost header', () => {
  expect(
    verified('other.example; none', 'mx.example.com; dmarc=pass header.from=cust.example'),
  ).toBe(false);
});
