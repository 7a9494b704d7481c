// Submissions of a single test, created with the secret key and deleted afterwards with all their children.
import type { Database } from '@expat-buddy/domain/database.types';
import { server } from './api.ts';
import { test as base } from './fixtures.ts';

type Tables = Database['public']['Tables'];
type NewSubmission = Partial<Tables['contact_submissions']['Insert']>;

export type OwnSubmission = { id: string; name: string; email: string; message: string };

export type OwnSubmissions = {
  /** A word that only the messages of this test contain. */
  key: string;
  add: (submission?: NewSubmission) => Promise<OwnSubmission>;
};

/** A test with `submissions`, which creates the data it needs. */
export const test = base.extend<{ submissions: OwnSubmissions }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it must prepare from this pattern.
  submissions: async ({}, use) => {
    const key = crypto.randomUUID().slice(0, 8);
    const ids: string[] = [];
    await use({
      key,
      add: async (submission = {}) => {
        const id = crypto.randomUUID();
        ids.push(id);
        const row = {
          name: `Karim ${key}`,
          email: `karim-${key}@example.org`,
          service: 'mechanic',
          message: `The clutch slips, <b>really</b> slips, ${key}.`,
          ...submission,
          id,
        };
        await server().from('contact_submissions').insert(row).throwOnError();
        return row;
      },
    });
    await server().from('contact_submissions').delete().in('id', ids).throwOnError();
  },
});
