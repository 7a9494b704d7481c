import { Box } from '@mui/material';
import { Form, SaveButton, testDataProvider } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CompletenessNote } from '#features/trip-details/CompletenessNote.tsx';
import { priceTab, tripTabs } from '#features/trip-details/trip-tabs.tsx';
import { expectAccessible } from '#testing/accessibility.ts';
import { TestOffice } from '#testing/TestOffice.tsx';
import { FormTabs } from '#ui/form/FormTabs.tsx';
import { travelToSave, validateTravel } from '../travel-form.ts';
import { PriceInput } from './PriceInput.tsx';

const tabs = [
  priceTab('travels', { fields: ['price'], inputs: <PriceInput /> }),
  ...tripTabs('travels'),
];
const saved = vi.fn();

beforeEach(async () => {
  saved.mockClear();
  vi.stubGlobal('fetch', async () => Response.json(null));
  await page.viewport(1280, 800);
});

async function renderTabs(trip: object) {
  const record = { id: 'salt-road', title: 'Salt road', status: 'published', ...trip };
  const provider = testDataProvider({ getList: async () => ({ data: [], total: 0 }) });
  const element = (
    <TestOffice dataProvider={provider}>
      <main>
        <h1>Salt road</h1>
        <Form
          record={record}
          validate={validateTravel}
          onSubmit={(values: Record<string, unknown>) => saved(travelToSave(values))}
          mode="onBlur"
          noValidate
        >
          <Box>
            <CompletenessNote table="travels" />
            <FormTabs tabs={tabs} label="Parts of the travel" />
            <SaveButton label="Save" alwaysEnable />
          </Box>
        </Form>
      </main>
    </TestOffice>
  );
  await render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
}

const tab = (name: string) => page.getByRole('tab', { name }).click();
const save = () => page.getByRole('button', { name: 'Save', exact: true }).click();
const grade = (month: string, name: string) =>
  page.getByRole('group', { name: month }).getByRole('radio', { name });

async function choose(label: string, option: string) {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** On a wide screen and a phone. */
async function expectPanelAccessible() {
  for (const width of [1280, 390]) {
    await page.viewport(width, 800);
    await expectAccessible(page.getByRole('main'));
  }
}

it('asks for the parts of a price together', async () => {
  await renderTabs({ price: '12 000 DA' });
  await tab('Price');
  await page.getByLabelText('Amount').fill('21000');
  await save();
  await expect
    .element(page.getByLabelText('Amount'))
    .toHaveAccessibleDescription(/Enter amount, currency and unit/);
  await page.getByLabelText('Amount').fill('12000');
  await choose('Currency', 'DA');
  await choose('Price per', 'Person');
  await expect.element(page.getByLabelText('Amount')).toHaveAttribute('aria-invalid', 'false');
  await page.getByLabelText('From how many people').fill('2');
  await choose('Vehicle included', 'No');
  await expect
    .element(page.getByText('Visitors read “12 000 DA per person, from 2 people”.'))
    .toBeVisible();
  await expectPanelAccessible();
});

it('derives the price from the amount, unless it is written by hand, and says if they differ', async () => {
  const amount = { price_amount: 32_000, price_currency: 'DZD', price_unit: 'person' };
  await renderTabs({ ...amount, price: '32 000 DA', price_from: false, price_is_written: false });
  await tab('Price');
  const text = page.getByRole('textbox', { name: 'Price', exact: true });
  await expect.element(text).not.toBeInTheDocument();
  await page.getByLabelText('Amount').fill('34560');
  await page.getByRole('switch', { name: '“From”: the lowest price' }).click();
  await expect.element(page.getByText('Visitors read “From 34 560 DA per person”.')).toBeVisible();
  await save();
  await expect
    .poll(() => saved.mock.lastCall?.[0])
    .toMatchObject({ price: 'From 34 560 DA', price_from: true, price_is_written: false });

  await page.getByRole('switch', { name: 'Write the price by hand' }).click();
  await expect.element(text).toHaveValue('From 34 560 DA');
  await text.fill('36 000 DA in a small group');
  const difference = page.getByText(/The price written by hand says 36 000, the amount 34 560/);
  await expect.element(difference).toBeVisible();
  await expectPanelAccessible();
  await save();
  await expect
    .poll(() => saved.mock.lastCall?.[0])
    .toMatchObject({ price: '36 000 DA in a small group', price_is_written: true });
  await page.getByRole('switch', { name: 'Write the price by hand' }).click();
  await expect.element(page.getByText('Visitors read “From 34 560 DA per person”.')).toBeVisible();
  await expect.element(difference).not.toBeInTheDocument();
});

it('grades months and effort by keyboard', async () => {
  await renderTabs({});
  await tab('Who & when');
  await page.getByRole('radio', { name: /^Moderate/ }).click();
  (grade('October', 'Good').element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expect.element(grade('July', 'Poor')).toBeChecked();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(grade('October', 'Best')).toBeChecked();
  await grade('November', 'Best').click({ force: true });
  await expect.element(page.getByText('Best: 2. Good: 0. Poor: 10.')).toBeVisible();
  await expectPanelAccessible();
  await save();
  await expect
    .poll(() => saved.mock.lastCall?.[0])
    .toMatchObject({
      best_months: [10, 11],
      effort: 'moderate',
    });
});

it('saves a question once it has an answer', async () => {
  await renderTabs({});
  await tab('Questions');
  await page.getByRole('button', { name: 'Add a question' }).click();
  await page.getByRole('textbox', { name: 'Question 1', exact: true }).fill('Is there shade?');
  await save();
  await expect.element(page.getByText('Question 1 needs a question and an answer.')).toBeVisible();
  expect(saved).not.toHaveBeenCalled();
  await page.getByRole('textbox', { name: 'Answer to question 1' }).fill('At noon, yes.');
  await expectPanelAccessible();
  await save();
  await expect
    .poll(() => saved.mock.lastCall?.[0])
    .toMatchObject({
      questions: [{ id: expect.any(String), question: 'Is there shade?', answer: 'At noon, yes.' }],
    });
});

it('adds a picture to the gallery with its description', async () => {
  await renderTabs({});
  await tab('Gallery');
  await page.getByRole('button', { name: 'Add pictures' }).click();
  await page.getByRole('tab', { name: 'Illustrations' }).click();
  await page.getByRole('button', { name: /^Great dunes/ }).click();
  await page.getByRole('button', { name: 'Add 1 photo' }).click();
  await expect
    .element(page.getByRole('textbox', { name: 'Alternative text of picture 1' }))
    .toHaveValue(expect.stringMatching(/^Great dunes/));
  await page.getByRole('textbox', { name: 'Caption of picture 1' }).fill('The second night');
  await expectPanelAccessible();
});

it('leads from what is missing to its field', async () => {
  await renderTabs({ price_unit: 'person' });
  const note = page.getByText(/^Visitors’ questions answered: 1 of 22/);
  await note.click();
  await expectPanelAccessible();
  await page.getByRole('link', { name: 'Papers', exact: true }).click();
  await expect.element(page.getByRole('textbox', { name: 'Papers' })).toHaveFocus();
  await page.getByRole('textbox', { name: 'Papers' }).fill('None.');
  await expect.element(page.getByText(/^Visitors’ questions answered: 2 of 22/)).toBeVisible();
  await page.getByRole('link', { name: 'Vehicle included' }).click();
  await expect.element(page.getByRole('combobox', { name: 'Vehicle included' })).toHaveFocus();
  await page.getByRole('link', { name: 'Effort' }).click();
  await expect
    .element(page.getByRole('tab', { name: 'Who & when' }))
    .toHaveAttribute('aria-selected', 'true');
});
