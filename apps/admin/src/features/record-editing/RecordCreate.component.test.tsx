import { Notification, testDataProvider } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TestOffice } from '#testing/TestOffice.tsx';
import { SaveBar } from '#ui/form/SaveBar.tsx';
import { PlainTextInput } from '#ui/inputs/PlainTextInput.tsx';
import { RecordCreate } from './RecordCreate.tsx';
import { RecordForm } from './RecordForm.tsx';

const provider = testDataProvider({
  create: async (_resource, { data }) => ({ data: { ...data, id: 'oran' } as never }),
});

async function save(status: string) {
  const office = (
    <TestOffice dataProvider={provider}>
      <RecordCreate resource="events" transform={(values) => ({ ...values, status })}>
        <RecordForm validate={() => ({})}>
          <PlainTextInput source="title" label="Title" />
          <SaveBar />
        </RecordForm>
      </RecordCreate>
      <Notification />
    </TestOffice>
  );
  const router = createMemoryRouter(
    [
      { path: '/events/add', element: office },
      { path: '/events/edit/oran', element: <h1>Edit</h1> },
      { path: '/events', element: <h1>List</h1> },
    ],
    { initialEntries: ['/events/add'] },
  );
  await render(<RouterProvider router={router} />);
  await page.getByLabelText('Title').fill('Night of songs');
  await page.getByRole('button', { name: 'Save' }).click();
}

it.each([
  ['draft', 'Edit'],
  ['published', 'List'],
])('opens a new record that is %s: %s', async (status, heading) => {
  await save(status);
  await expect.element(page.getByRole('heading', { name: heading })).toBeVisible();
});
