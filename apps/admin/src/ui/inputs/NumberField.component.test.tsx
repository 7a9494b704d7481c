import { AdminContext, Form, testDataProvider } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { NumberField } from './NumberField.tsx';

function Value() {
  return <output>{JSON.stringify(useWatch({ name: 'latitude' }))}</output>;
}

async function showField(mostDecimals: number) {
  await render(
    <AdminContext dataProvider={testDataProvider()}>
      <Form record={{ id: 1, latitude: 36.5 }}>
        <NumberField source="latitude" label="Latitude" mostDecimals={mostDecimals} />
        <Value />
      </Form>
    </AdminContext>,
  );
  return {
    field: page.getByRole('spinbutton', { name: 'Latitude' }),
    value: page.getByRole('status'),
  };
}

it('keeps its value when the wheel turns over it', async () => {
  const { field, value } = await showField(6);
  await field.click();
  const input = field.element() as HTMLInputElement;
  for (const deltaY of [100, -100]) {
    input.dispatchEvent(new WheelEvent('wheel', { deltaY, bubbles: true, cancelable: true }));
  }
  expect(input.type).toBe('text');
  await expect.element(value).toHaveTextContent('36.5');
});

it.each([
  ['24,55', '24.55'],
  ['152.5', '152.5'],
  ['\u202a٢٤٫٥٥\u202c', '24.55'],
  ['−0,12', '-0.12'],
  ['', 'null'],
  ['north', '"north"'],
])('reads %j as %s and shows what was typed', async (typed, read) => {
  const { field, value } = await showField(6);
  await field.fill(typed);
  await expect.element(value).toHaveTextContent(read);
  await expect.element(field).toHaveValue(typed);
});

it('steps with the arrow keys', async () => {
  const { field, value } = await showField(0);
  await field.fill('38 000');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
  await expect.element(value).toHaveTextContent('38001');
});
