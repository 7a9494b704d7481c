import { amountFields, priceIsComplete } from '@expat-buddy/domain/trip/schema';
import { AdminContext, Form, testDataProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as z from 'zod/mini';
import { validateWith } from '#ui/inputs/validate-with.ts';
import { AmountInputs } from './AmountInputs.tsx';

const validate = validateWith(z.object(amountFields).check(priceIsComplete));

it('no longer asks for the currency and unit once they are chosen', async () => {
  await render(
    <AdminContext dataProvider={testDataProvider()}>
      <Form validate={validate} mode="onBlur">
        <AmountInputs />
      </Form>
    </AdminContext>,
  );
  const message = page.getByText(/^Enter amount, currency and unit/);
  await page.getByLabelText('Amount').fill('1200');
  await userEvent.tab();
  await expect.element(message).toBeVisible();
  for (const [label, name] of [
    ['Currency', /dinar|DA|DZD/i],
    ['Price per', /person/i],
  ] as const) {
    await page.getByLabelText(label).click();
    await page.getByRole('option', { name }).first().click();
  }
  await expect.element(message).not.toBeInTheDocument();
});
