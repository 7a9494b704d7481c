/** Vitest's global setup of tests that need a database: `inject('backend')` is its API. */
import { startTestBackend } from '@expat-buddy/local-supabase/testing/test-backend';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    backend: { apiUrl: string; publishableKey: string };
  }
}

export default async function start(project: TestProject): Promise<() => Promise<void>> {
  const { apiUrl, publishableKey, stop } = await startTestBackend();
  project.provide('backend', { apiUrl, publishableKey });
  return stop;
}
