import { Form, SaveContextProvider } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TestOffice } from '#testing/TestOffice.tsx';
import { SaveBar } from '../form/SaveBar.tsx';
import { DayInput } from './DayInput.tsx';

it('refuses a date that is only half typed with a sentence, and saves nothing', async () => {
  const saved: unknown[] = [];
  const save = async (values: unknown) => void saved.push(values);
  const element = (
    <TestOffice>
      <SaveContextProvider value={{ save } as never}>
        <Form>
          <DayInput source="starts_on" label="First day" helperText="" />
          <SaveBar />
        </Form>
      </SaveContextProvider>
    </TestOffice>
  );
  await render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  const day = page.getByLabelText('First day');
  await expect.element(day).toHaveAttribute('data-empty');
  await day.click();
  await userEvent.keyboard('12');
  await userEvent.tab();
  (document.activeElement as HTMLElement).blur();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('This date is not complete. Enter day, month and year, or clear the field.');
  await expect.element(day).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(day).toHaveFocus();
  expect(saved).toEqual([]);
  await day.fill('2027-12-01');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => saved).toMatchObject([{ starts_on: '2027-12-01' }]);
});
