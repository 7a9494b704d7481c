import { Form, SaveContextProvider, TextInput } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TestOffice } from '#testing/TestOffice.tsx';
import { SaveBar } from './SaveBar.tsx';

it('keeps the focus on Save, saves once and says so', async () => {
  let saved = 0;
  let finish = () => {};
  const save = () => {
    saved += 1;
    return new Promise<void>((resolve) => {
      finish = resolve;
    });
  };
  const element = (
    <TestOffice>
      <SaveContextProvider value={{ save } as never}>
        <Form record={{ id: 'oran', title: 'Oran' }}>
          <TextInput source="title" />
          <SaveBar />
        </Form>
      </SaveContextProvider>
    </TestOffice>
  );
  await render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  const button = page.getByRole('button', { name: 'Save' });
  await expect.element(button).toBeDisabled();
  await page.getByRole('textbox').fill('Oran, the radiant');
  await userEvent.tab();
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Saving…')).toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.element(button).toHaveFocus();
  expect(saved).toBe(1);
  finish();
  await expect.element(page.getByText('Saving…')).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});
