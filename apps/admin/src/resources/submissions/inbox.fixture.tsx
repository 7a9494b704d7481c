/** The inbox of inquiries on a table in memory. */
import { AdminContext, memoryStore, Notification, testDataProvider } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { UrlListBase } from '#ui/list/UrlListBase.tsx';
import { SubmissionInbox } from './SubmissionList.tsx';
import type { SubmissionRecord } from './submission.ts';

const COLLEAGUES = [
  {
    id: 'me',
    role: 'staff',
    profile: { email: 'me@x.example', full_name: 'Amina', disabled_at: null },
  },
  {
    id: 'karim',
    role: 'staff',
    profile: { email: 'k@x.example', full_name: 'Karim', disabled_at: null },
  },
];

export function submission(number: number): SubmissionRecord {
  return {
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    name: `Guest ${number}`,
    email: `guest-${number}@x.example`,
    service: 'trip-planner',
    message: `\nMessage ${number}\nSecond line`,
    groupSize: '2',
    childrenUnder12: 0,
    childrenUnder5: 0,
    departureDate: '2027-05-03',
    returnDate: null,
    status: 'new',
    assignee_id: null,
    language: number === 1 ? 'fr' : 'en',
    awaits: 'office',
    last_message_at: new Date(Date.now() - number * 3_600_000).toISOString(),
    created_at: new Date().toISOString(),
    follow_up_on: null,
    snoozed_until: null,
    due_at: null,
    lost_reason: null,
    value_minor: null,
    value_currency: null,
    selection: null,
  } as unknown as SubmissionRecord;
}

/** The table that the screen's own requests read and write. */
export const table: { rows: SubmissionRecord[] } = { rows: [] };
const wanted = (url: URL) => {
  const ids = /\((.*)\)/.exec(url.searchParams.get('id') ?? '')?.[1]?.split(',') ?? [];
  return table.rows.filter(({ id }) => ids.includes(id));
};

/** Fills the table with three inquiries and answers requests from it. */
export function serveTable() {
  table.rows = [1, 2, 3].map(submission);
  vi.stubGlobal('fetch', async (input: URL | string | Request, init?: RequestInit) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    if (url.pathname.endsWith('/submission_counts')) {
      return Response.json({
        new: table.rows.filter(({ status }) => status === 'new').length,
        live: false,
      });
    }
    if (url.pathname.endsWith('/contact_submissions')) {
      if (request.method === 'GET') return Response.json(wanted(url));
      const change = await request.json();
      const ids = new Set(wanted(url).map(({ id }) => id));
      table.rows = table.rows.map((row) => (ids.has(row.id) ? { ...row, ...change } : row));
      return new Response(null, { status: 204 });
    }
    return Response.json([]);
  });
}

const provider = testDataProvider({
  getList: async (resource) => {
    const data =
      resource === 'staff' ? COLLEAGUES : table.rows.filter(({ status }) => status === 'new');
    return { data: data as never[], total: data.length };
  },
  getMany: async () => ({ data: [] }),
});

export async function renderInbox() {
  const screen = (
    <AdminContext
      dataProvider={provider}
      store={memoryStore({ 'submissions.readingPane': false })}
      authProvider={{
        login: async () => undefined,
        logout: async () => undefined,
        checkAuth: async () => undefined,
        checkError: async () => undefined,
        getPermissions: async () => 'staff',
        getIdentity: async () => ({ id: 'me', fullName: 'Amina' }),
      }}
    >
      <UrlListBase resource="submissions" perPage={50}>
        <SubmissionInbox />
      </UrlListBase>
      <Notification />
    </AdminContext>
  );
  const router = createMemoryRouter([{ path: '*', element: screen }]);
  await render(<RouterProvider router={router} />);
  await expect.element(page.getByRole('link', { name: 'Guest 1', exact: true })).toBeVisible();
  return router;
}

export const countOf = (status: string) => table.rows.filter((one) => one.status === status).length;
