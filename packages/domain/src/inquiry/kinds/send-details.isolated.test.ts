import { expect, it, vi } from 'vitest';
import type { DatabaseClient } from '../../supabase-client.ts';
import { saveInquiry } from '../queries.ts';
import { inquirySchema } from '../schema.ts';

vi.mock('./kinds.ts', async (original) => {
  const { withDetails } = await import('./with-details.fixture.ts');
  const { inquiryKinds } = await original<typeof import('./kinds.ts')>();
  return { inquiryKinds: withDetails(inquiryKinds) };
});

/** The rows that an inquiry is saved as. */
async function saved(service: string, details: Record<string, string>) {
  const rows: Record<string, object> = {};
  const client = {
    from: (table: string) => ({
      insert(row: object) {
        rows[table] = row;
        const answer = Promise.resolve({ status: 201, error: null });
        return { abortSignal: () => answer };
      },
    }),
  } as unknown as DatabaseClient;
  const inquiry = inquirySchema.parse({
    name: 'Amina',
    email: 'amina@example.com',
    service,
    message: 'The clutch slips on hills.',
    details,
  });
  await saveInquiry(client, inquiry, '0b6c2f4e-6b1d-4c1a-9f53-1c9a0e7d2b11');
  return rows;
}

it('are saved beside the inquiry, whose row stays the specification’s', async () => {
  const rows = await saved('mechanic', { plate: ' 16-9 ', seats: '4', callAt: '' });
  expect(rows.contact_submissions).not.toHaveProperty('details');
  expect(rows.inquiry_selections).toMatchObject({ details: { plate: '16-9', seats: 4 } });
});

it('of another kind are not sent', async () => {
  expect(await saved('general', { plate: '16-9' })).not.toHaveProperty('inquiry_selections');
});
