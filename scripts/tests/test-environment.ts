// Addresses and keys of the site under test. The end-to-end tests read them from the environment
// (e2e/support/settings.ts).
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishableKey, serviceRoleKey } from '@expat-buddy/local-supabase/keys';
import { namedProject } from '@expat-buddy/product-tests/support/supabase-project';
import { freePorts } from '../environment/free-port.ts';

const NAMES = [
  /** Data and build of this run. */
  'TEST_SITE_DIR',
  'SITE_URL',
  'API_URL',
  'MAILBOX_URL',
  'TEST_SMTP_PORT',
  'PUBLISHABLE_KEY',
  'SERVICE_ROLE_KEY',
] as const;

export type TestEnvironment = Record<(typeof NAMES)[number], string>;

/** Sets the variables in this process, unless its parent has set them. */
export async function useTestEnvironment(): Promise<TestEnvironment> {
  if (!process.env.TEST_SITE_DIR) Object.assign(process.env, await newEnvironment());
  return Object.fromEntries(
    NAMES.map((name) => [name, process.env[name] ?? '']),
  ) as TestEnvironment;
}

async function newEnvironment(): Promise<TestEnvironment> {
  const named = namedProject();
  const ports = await freePorts();
  // A named project's configuration contains the address of the site.
  const sitePort = named ? (process.env.SITE_PORT ?? 3000) : ports.site;
  return {
    TEST_SITE_DIR: mkdtempSync(join(tmpdir(), 'expat-buddy-e2e-')),
    SITE_URL: `http://localhost:${sitePort}`,
    API_URL: named?.apiUrl ?? `http://localhost:${ports.api}`,
    MAILBOX_URL: named?.mailboxUrl ?? `http://localhost:${ports.mailbox}`,
    TEST_SMTP_PORT: String(ports.smtp),
    PUBLISHABLE_KEY: named?.publishableKey ?? publishableKey,
    SERVICE_ROLE_KEY: named?.serviceRoleKey ?? serviceRoleKey,
  };
}
