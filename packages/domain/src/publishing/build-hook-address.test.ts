import { expect, it } from 'vitest';
import { buildHookProblem } from './build-hook-address.ts';

it.each([
  'https://api.netlify.com/build_hooks/5c23354f454e1350f8543e78',
  'https://api.cloudflare.com/client/v4/pages/webhooks/deploy_hooks/0f',
  'https://api.vercel.com/v1/integrations/deploy/prj_1/abc',
])('accepts %s', (address) => {
  expect(buildHookProblem(address)).toBeUndefined();
});

it.each([
  '',
  'api.netlify.com/build_hooks/1',
  'http://api.netlify.com/build_hooks/1',
  'ftp://api.netlify.com/',
  'https://me:secret@api.netlify.com/',
  'https://api.netlify.com:8443/',
  'https://localhost/',
  'https://backend.internal/',
  'https://printer.local/',
  'https://router/',
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://0177.0.0.1/',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://169.254.169.254/latest/meta-data',
  'javascript:alert(1)',
])('refuses "%s"', (address) => {
  expect(buildHookProblem(address)).toMatch(/\.$/);
});
