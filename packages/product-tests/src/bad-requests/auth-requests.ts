import { type BadRequest, badBodies, badTexts, badValues } from './bad-request.ts';

const posts = [
  'signup',
  'token?grant_type=password',
  'token?grant_type=refresh_token',
  'token?grant_type=nothing',
  'token',
  'recover',
  'otp',
  'magiclink',
  'resend',
  'verify',
  'logout',
  'invite',
  'admin/users',
  'admin/generate_link',
];

const fields: Record<string, readonly string[]> = {
  signup: ['email', 'password', 'data', 'phone', 'gotrue_meta_security'],
  'token?grant_type=password': ['email', 'password', 'phone'],
  'token?grant_type=refresh_token': ['refresh_token'],
  recover: ['email', 'gotrue_meta_security'],
  otp: ['email', 'create_user', 'data'],
  resend: ['email', 'type'],
  verify: ['type', 'token', 'token_hash', 'email', 'redirect_to'],
};

/** Invalid email addresses. */
const badAddresses = [
  '<b>x</b>@example.org',
  '"><img src=x>@example.org',
  'a@b',
  '@',
  'a\r\nBcc: b@example.org',
  `${'a'.repeat(300)}@example.org`,
  'a@example.org,b@example.org',
  '\0@example.org',
  'é@é.é',
  "' or 1=1 --@example.org",
];

export function authRequests(): BadRequest[] {
  const whole: Record<string, unknown> = {
    email: 'bad-request@example.org',
    password: 'short',
    type: 'signup',
    token: 'none',
    refresh_token: 'none',
    // An unknown type, so that no mail is sent.
  };
  return [
    ...posts.flatMap((path) =>
      badBodies.map((body): BadRequest => ({ path: `/auth/v1/${path}`, method: 'POST', body })),
    ),
    ...Object.entries(fields).flatMap(([path, names]) =>
      names.flatMap((name) =>
        badValues.map(
          (value): BadRequest => ({
            path: `/auth/v1/${path}`,
            method: 'POST',
            body: { ...whole, [name]: value },
          }),
        ),
      ),
    ),
    ...['signup', 'token?grant_type=password', 'recover', 'otp', 'resend', 'verify'].flatMap(
      (path) =>
        badAddresses.map(
          (email): BadRequest => ({
            path: `/auth/v1/${path}`,
            method: 'POST',
            body: { email, password: 'a-long-password', type: 'signup', token: '000000' },
          }),
        ),
    ),
    ...badBodies.map(
      (body): BadRequest => ({ path: '/auth/v1/user', method: 'PUT', body, as: 'account' }),
    ),
    // The password that is too short refuses the request, whatever the other field holds.
    ...['email', 'data', 'phone', 'nonce'].flatMap((name) =>
      badValues.map(
        (value): BadRequest => ({
          path: '/auth/v1/user',
          method: 'PUT',
          body: { password: 'x', [name]: value },
          as: 'account',
        }),
      ),
    ),
    ...badTexts.flatMap((text): BadRequest[] => [
      { path: `/auth/v1/verify?type=${text}&token=${text}&redirect_to=${text}` },
      { path: `/auth/v1/verify?type=email&token=${text}` },
      { path: `/auth/v1/authorize?provider=${text}` },
      { path: `/auth/v1/admin/users/${text}` },
      { path: `/auth/v1/${text}` },
      {
        path: `/auth/v1/user`,
        headers: { authorization: `Bearer ${encodeURIComponent(text)}.a.b` },
      },
    ]),
    ...[
      'user',
      'settings',
      'health',
      'token',
      'signup',
      'nothing',
      '',
      'callback',
      'factors',
      'sso',
      'reauthenticate',
    ].flatMap((path) =>
      ['GET', 'DELETE', 'PATCH'].map(
        (method): BadRequest => ({ path: `/auth/v1/${path}`, method }),
      ),
    ),
  ];
}
