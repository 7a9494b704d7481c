import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { NewInquiryAnnouncement } from './NewInquiryAnnouncement.tsx';
import { COUNTS_KEY } from './submission-counts.ts';

it('says who has written when an inquiry arrives, and nothing before', async () => {
  let count = 4;
  vi.stubGlobal('fetch', async (input: URL | string | Request) => {
    const { pathname } = new URL(new Request(input).url);
    if (pathname.endsWith('/submission_counts')) return Response.json({ new: count, live: true });
    return Response.json([{ name: 'Lena Third', created_at: new Date().toISOString() }]);
  });
  const queries = new QueryClient();
  await render(
    <QueryClientProvider client={queries}>
      <NewInquiryAnnouncement />
    </QueryClientProvider>,
  );
  await expect.poll(() => queries.getQueryData(COUNTS_KEY)).toMatchObject({ new: 4 });
  expect(page.getByRole('status').element().textContent).toBe('');
  count = 5;
  await queries.invalidateQueries({ queryKey: COUNTS_KEY });
  await expect.element(page.getByText('New inquiry from Lena Third.')).toBeInTheDocument();
});
