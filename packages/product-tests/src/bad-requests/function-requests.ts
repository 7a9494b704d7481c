import { type BadRequest, badBodies, badTexts, badValues } from './bad-request.ts';

export const functionFields: Record<string, readonly string[]> = {
  'send-email': ['submissionId', 'name', 'email', 'departureDate', 'childrenUnder5'],
  'newsletter-subscribe': ['email', 'consentVersion', 'locale', 'proofOfWork', 'website'],
  'newsletter-confirm': ['token'],
  'newsletter-unsubscribe': ['token'],
  'newsletter-test': ['issueId'],
  'mail-webhook': [],
  reviews: ['token', 'action', 'review', 'photos'],
  'my-inquiry': ['token', 'action', 'message', 'text', 'changes', 'email', 'file'],
  'review-photos': [],
  'review-photo-links': ['reviews'],
  'retry-mail': ['mailId'],
  'send-reply': ['messageId'],
  'self-test': [],
  'drain-outbox': [],
  'request-build': [],
  accounts: [],
};

const accountPaths = [
  'users',
  'users/none',
  'users/none/disable',
  'invitations',
  'invitations/none',
  'invitations/acceptance',
  'admins',
  'nothing',
  '',
];

export function functionRequests(): BadRequest[] {
  return [
    ...Object.entries(functionFields).flatMap(([name, names]): BadRequest[] => [
      ...badBodies.map(
        (body): BadRequest => ({ path: `/functions/v1/${name}`, method: 'POST', body }),
      ),
      ...names.flatMap((field) =>
        badValues.map(
          (value): BadRequest => ({
            path: `/functions/v1/${name}`,
            method: 'POST',
            body: { [field]: value },
          }),
        ),
      ),
      ...['GET', 'PUT', 'DELETE', 'HEAD', 'PATCH'].map(
        (method): BadRequest => ({ path: `/functions/v1/${name}`, method }),
      ),
      {
        path: `/functions/v1/${name}`,
        method: 'POST',
        headers: { authorization: 'Bearer a.b.c' },
        body: {},
      },
      {
        path: `/functions/v1/${name}?token=%00`,
        method: 'POST',
        body: 'List-Unsubscribe=One-Click',
      },
    ]),
    ...accountPaths.flatMap((path) =>
      ['GET', 'POST', 'PUT', 'DELETE'].flatMap((method): BadRequest[] => [
        { path: `/functions/v1/accounts/${path}`, method },
        {
          path: `/functions/v1/accounts/${path}?filter={&range=x&sort=[&page=-1`,
          method: method === 'POST' ? 'PUT' : method,
          as: 'account',
        },
        { path: `/functions/v1/accounts/${path}?filter={&range=x&sort=[`, as: 'admin' },
        {
          path: `/functions/v1/accounts/${path}`,
          method: 'POST',
          body: { email: '<b>@example', token: null, role: [] },
          as: 'admin',
        },
      ]),
    ),
    ...badBodies.flatMap((body): BadRequest[] =>
      ['invitations', 'invitations/acceptance', 'users/none'].map((path) => ({
        path: `/functions/v1/accounts/${path}`,
        method: 'POST',
        body,
        as: 'admin',
      })),
    ),
    ...badTexts.flatMap((text): BadRequest[] => [
      { path: `/functions/v1/${text}` },
      { path: `/functions/v1/accounts/users/${text}`, as: 'admin' },
      { path: `/functions/v1/newsletter-unsubscribe?token=${text}`, method: 'POST' },
    ]),
  ];
}
