import { Form } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TestOffice } from '#testing/TestOffice.tsx';
import { DetailInputs } from './add/DetailInputs.tsx';
import { addInquiry, emptyEntry, validateEntry } from './add/inquiry-entry.ts';
import { SelectionFacts } from './edit/SelectionFacts.tsx';
import { type ExportedSubmission, submissionColumns } from './submission-columns.ts';

vi.mock('@expat-buddy/domain/inquiry/kinds/kinds', async (original) => {
  const { withDetails } = await import('@expat-buddy/domain/inquiry/kinds/with-details.fixture');
  const { inquiryKinds } =
    await original<typeof import('@expat-buddy/domain/inquiry/kinds/kinds')>();
  return { inquiryKinds: withDetails(inquiryKinds) };
});

afterEach(() => vi.restoreAllMocks());

const details = { plate: '16-9', seats: 4, neededOn: '2027-03-01' };

it('what only one kind asks for is entered, checked and saved with it', async () => {
  await render(
    <TestOffice>
      <Form defaultValues={{ ...emptyEntry, service: 'mechanic' }}>
        <DetailInputs />
      </Form>
    </TestOffice>,
  );
  for (const label of ['Number plate', 'Seats', 'Needed on', 'Call at']) {
    await expect.element(page.getByLabelText(label)).toBeVisible();
  }
  const entry = { service: 'mechanic', details: { plate: '16-2345', seats: 4, callAt: '' } };
  expect(validateEntry(entry).details).toEqual({
    plate: 'Please use one line of at most 5 characters.',
  });
  expect(validateEntry({ ...entry, service: 'general' })).not.toHaveProperty('details');
  const bodies: unknown[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (_, init) => {
    bodies.push(JSON.parse(String(init?.body)));
    return Response.json(null);
  });
  await addInquiry('0b6c2f4e-6b1d-4c1a-9f53-1c9a0e7d2b11', {
    service: 'mechanic',
    details: { plate: ' 16-9 ', seats: 4, callAt: '', neededOn: null },
  });
  expect(bodies).toMatchObject([{ entry: { details: { plate: '16-9', seats: 4 } } }]);
});

it('it is among the facts of an inquiry and in the CSV file', async () => {
  const submission = { id: 'a', service: 'mechanic' };
  const selection = { travel_ids: [], activity_ids: [], plan: null, subject: '', details };
  const dataProvider = {
    getList: async () => ({ data: [{ id: 'a', ...selection }], total: 1 }),
  };
  await render(
    <TestOffice dataProvider={dataProvider as never}>
      <SelectionFacts submission={submission} />
    </TestOffice>,
  );
  await expect.element(page.getByText('1 March 2027')).toBeVisible();
  await expect.element(page.getByText('Number plate')).toBeVisible();
  const sent = { ...submission, selection } as unknown as ExportedSubmission;
  const columns = await submissionColumns(() => '')([sent]);
  const cellOf = (label: string) => columns.find((column) => column.label === label)?.value(sent);
  expect([cellOf('Number plate'), cellOf('Seats'), cellOf('Call at')]).toEqual(['16-9', 4, '']);
});
