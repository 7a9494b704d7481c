import { expect, it } from 'vitest';
import { projectSettings } from './project-settings.ts';

const old = {
  SUPABASE_ANON_KEY: 'ey.anon',
  SUPABASE_SERVICE_ROLE_KEY: 'ey.service',
  SITE_URL: 'x',
};

it("prefers the keys of a project's dictionaries to the legacy keys", () => {
  expect(
    projectSettings({
      ...old,
      SUPABASE_PUBLISHABLE_KEYS: '{"default":"sb_publishable_1"}',
      SUPABASE_SECRET_KEYS: '{"other":"sb_secret_2","default":"sb_secret_1"}',
    }),
  ).toMatchObject({
    SUPABASE_ANON_KEY: 'sb_publishable_1',
    SUPABASE_SERVICE_ROLE_KEY: 'sb_secret_1',
    SITE_URL: 'x',
  });
});

it.each([undefined, '', '{}', 'null', '[]', 'no JSON'])(
  'without a dictionary, as in "%s", those of old are used',
  (dictionary) => {
    expect(
      projectSettings({
        ...old,
        SUPABASE_PUBLISHABLE_KEYS: dictionary,
        SUPABASE_SECRET_KEYS: dictionary,
      }),
    ).toMatchObject(old);
  },
);

it('takes a setting that was not filled in for missing', () => {
  const sent = { RESEND_API_KEY: '…', RESEND_WEBHOOK_SECRET: 'whsec_…', SMTP_PASS: '<password>' };
  expect(projectSettings({ ...old, ...sent, SMTP_HOST: 'smtp.example.com' })).toEqual({
    ...old,
    SMTP_HOST: 'smtp.example.com',
  });
});
