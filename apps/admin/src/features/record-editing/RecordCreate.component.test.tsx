import { Notification, testDataProvider } from 'react-admin';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TestOffice } from '#testing/TestOffice.tsx';
import { SaveBar } from '#ui/form/SaveBar.tsx';
import { PlainTextInput } from '#ui/inputs/PlainTextInput.tsx';
import { RecordCreate } from './RecordCreate.tsx';
import { RecordForm } from './RecordForm.tsx';

const slow = { answer: () => {} };
const provider = testDataProvider({
  create: async (_resource, { data }) => {
    if (data.isSlow) await new Promise<void>((resolve) => (slow.answer = resolve));
    return { data: { ...data, id: 'oran' } as never };
  },
});

type Saved = { status: string; title?: string; isSlow?: boolean };

async function save({ title = '', ...values }: Saved) {
  const form = (
    <>
      <RecordCreate resource="events" transform={(typed) => ({ ...typed, ...values })}>
        <RecordForm validate={() => ({})}>
          <PlainTextInput source="title" label="Title" />
          <SaveBar />
        </RecordForm>
      </RecordCreate>
      <Link to="/events">Close</Link>
    </>
  );
  const office = (
    <TestOffice dataProvider={provider}>
      <Outlet />
      <Notification />
    </TestOffice>
  );
  const children = [
    { path: '/events/add', element: form },
    { path: '/events/edit/oran', element: <h1>Edit</h1> },
    { path: '/events', element: <h1>List</h1> },
  ];
  const router = createMemoryRouter([{ element: office, children }], {
    initialEntries: ['/events/add'],
  });
  await render(<RouterProvider router={router} />);
  await page.getByLabelText('Title').fill(title);
  await page.getByRole('button', { name: 'Save' }).click();
  return router;
}

it.each([
  ['draft', 'Edit'],
  ['published', 'List'],
])('opens a new record that is %s: %s', async (status, heading) => {
  await save({ status, title: 'Night of songs' });
  await expect.element(page.getByRole('heading', { name: heading })).toBeVisible();
});

it.each(['Night of songs', ''])('closes while a draft called “%s” is saved', async (title) => {
  const router = await save({ status: 'draft', title, isSlow: true });
  await page.getByRole('link', { name: 'Close' }).click();
  slow.answer();
  await expect.element(page.getByText('Saved.')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'List' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/events');
});
