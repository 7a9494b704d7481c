import { Form, Notification, SaveContextProvider, TextInput } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TestOffice } from '#testing/TestOffice.tsx';
import { TimeInput } from '../inputs/TimeInput.tsx';
import { FirstFault } from './FirstFault.tsx';
import { SaveBar } from './SaveBar.tsx';

it('leads from a refused save to the first field with a problem, and names it', async () => {
  const validate = () => ({ opens: 'Enter a time.' });
  const element = (
    <TestOffice>
      <SaveContextProvider value={{ save: async () => undefined } as never}>
        <Form validate={validate} disableInvalidFormNotification>
          <FirstFault />
          <TextInput source="name" />
          <TimeInput source="opens" label="Opens at" helperText="" />
          <div style={{ height: 2000 }} />
          <SaveBar />
        </Form>
      </SaveContextProvider>
      <Notification />
    </TestOffice>
  );
  await render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByLabelText('Opens at')).toHaveFocus();
  await expect.element(page.getByLabelText('Opens at')).toBeInViewport();
  await expect.element(page.getByText('Not saved yet: check “Opens at”.')).toBeVisible();
});
