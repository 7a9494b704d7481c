import { guideEntrySchema } from '@expat-buddy/domain/guide-entry/schema';
import { AdminContext, Form, testDataProvider } from 'react-admin';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { validateWith } from '#ui/inputs/validate-with.ts';
import { FormRules } from '../form-rules.ts';
import ScheduleDialog from './ScheduleDialog.tsx';

const entry = {
  id: 'rent',
  topic: 'housing',
  title: 'Rent is paid for a year',
  statement: 'Owners ask for a year in advance.',
  whom_to_ask: '',
  source_name: '',
  source_url: '',
  checked_on: null,
  position: 1,
  status: 'draft',
};

const scheduled: unknown[] = [];
beforeEach(() => {
  scheduled.length = 0;
  vi.stubGlobal('fetch', async (_input: URL | string, init: RequestInit = {}) => {
    if (init.method === 'POST') scheduled.push(JSON.parse(String(init.body)));
    return Response.json([]);
  });
});

async function schedule(record: object) {
  const onClose = vi.fn();
  const validate = validateWith(guideEntrySchema);
  await render(
    <AdminContext dataProvider={testDataProvider()}>
      <Form record={record} validate={validate}>
        <FormRules value={validate}>
          <ScheduleDialog
            record={{ table: 'guide_entries', id: 'rent' }}
            status="draft"
            onClose={onClose}
          />
        </FormRules>
      </Form>
    </AdminContext>,
  );
  await page.getByLabelText('Goes online').fill('2027-01-15T08:00');
  await page.getByRole('button', { name: 'Schedule' }).click();
  return onClose;
}

it('says what the form requires before it schedules', async () => {
  await schedule(entry);
  await expect.element(page.getByText(/Complete and save the record/)).toBeVisible();
  await expect.element(page.getByText(/A published statement needs a source/)).toBeVisible();
  expect(scheduled).toEqual([]);
});

it('schedules what is complete', async () => {
  const onClose = await schedule({ ...entry, statement: '', whom_to_ask: 'Ask an agency.' });
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(scheduled).toMatchObject([[{ action: 'publish', record_id: 'rent' }]]);
});
