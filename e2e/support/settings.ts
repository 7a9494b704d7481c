// The addresses and keys of the run, set by scripts/tests/test-environment.ts.

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set. Run the end-to-end tests with pnpm e2e.`);
  return value;
}

export const apiUrl = required('API_URL');
export const siteUrl = required('SITE_URL');
export const mailboxUrl = required('MAILBOX_URL');
export const publishableKey = required('PUBLISHABLE_KEY');
export const serviceRoleKey = required('SERVICE_ROLE_KEY');
export const password = 'sahara-2026';
export const accounts = {
  admin: 'admin@example.com',
  staff: 'staff@example.com',
  visitor: 'visitor@example.com',
} as const;
