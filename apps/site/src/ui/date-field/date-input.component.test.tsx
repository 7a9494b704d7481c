import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DateInput } from './date-input.tsx';

it('refuses a date that is only half typed with a sentence, until it is whole', async () => {
  await render(<DateInput aria-label="Day" />);
  const day = page.getByLabelText('Day');
  await day.click();
  await userEvent.keyboard('12');
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('This date is not complete. Enter day, month and year.');
  await expect.element(day).toHaveAttribute('aria-invalid', 'true');
  await day.fill('2027-12-01');
  await expect.element(page.getByText(/not complete/)).not.toBeInTheDocument();
});
