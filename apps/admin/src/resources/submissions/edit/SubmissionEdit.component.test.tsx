import { ResourceContextProvider, testDataProvider } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TestOffice } from '#testing/TestOffice.tsx';
import SubmissionEdit from './SubmissionEdit.tsx';

const submission = {
  id: '6e81d72b-6b1d-4c1a-9f53-1c9a0e7d2b11',
  name: 'Nadia Belkacem',
  email: 'nadia@example.org',
  service: 'general',
  language: 'en',
  channel: 'form',
  message: 'We would like to see the Hoggar.',
  status: 'new',
  assignee_id: null,
  departureDate: null,
  returnDate: null,
  created_at: '2026-11-20T09:00:00Z',
  updated_at: '2026-11-20T09:00:00Z',
};

it('is read from what was sent, through the conversation, to the work on it', async () => {
  vi.stubGlobal('fetch', async () => Response.json([]));
  const dataProvider = testDataProvider({
    getOne: async () => ({ data: submission as never }),
    getList: async () => ({ data: [], total: 0 }),
    getMany: async () => ({ data: [] }),
  });
  const element = (
    <TestOffice dataProvider={dataProvider}>
      <ResourceContextProvider value="submissions">
        <SubmissionEdit />
      </ResourceContextProvider>
    </TestOffice>
  );
  const router = createMemoryRouter([{ path: '/submissions/edit/:id', element }], {
    initialEntries: [`/submissions/edit/${submission.id}`],
  });
  await render(<RouterProvider router={router} />);
  await expect.element(page.getByRole('textbox', { name: 'Reply' })).toBeVisible();
  const titles = page.getByRole('heading', { level: 2 }).elements();
  expect(titles.map(({ textContent }) => textContent).slice(0, 3)).toEqual([
    'What the visitor sent',
    'Conversation',
    'Status and owner',
  ]);
});
