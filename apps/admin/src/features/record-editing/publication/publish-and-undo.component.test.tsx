import type { PublicationStatus } from '@expat-buddy/domain/publication-status';
import { QueryClient } from '@tanstack/react-query';
import { Form, Notification, type RaRecord, testDataProvider, useRecordContext } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TestOffice } from '#testing/TestOffice.tsx';
import { RecordEdit } from '../RecordEdit.tsx';
import { draftQuery } from './drafts/draft-changes.ts';
import { PublishButton } from './PublishButton.tsx';

function Publication() {
  const record = useRecordContext<RaRecord & { status: PublicationStatus }>();
  return record && <PublishButton status={record.status} />;
}

it('says whether visitors see a record, and puts it back online on request', async () => {
  let place: RaRecord = { id: 'oran', title: 'Oran', status: 'published' };
  const provider = testDataProvider({
    getOne: async () => ({ data: { ...place } as never }),
    update: async (_resource, { data }) => {
      place = { ...place, ...data };
      return { data: place as never };
    },
  });
  const queryClient = new QueryClient();
  queryClient.setQueryData(draftQuery({ table: 'places', id: 'oran' }).queryKey, null);
  await render(
    <TestOffice dataProvider={provider} queryClient={queryClient}>
      <RecordEdit resource="places" id="oran" labels={{}} loading="Loading" error="Failed">
        <Form>
          <Publication />
        </Form>
      </RecordEdit>
      <Notification />
    </TestOffice>,
  );
  await page.getByRole('button', { name: 'Unpublish' }).click();
  await expect.element(page.getByText('Unpublished. Visitors no longer see it.')).toBeVisible();
  expect(place.status).toBe('draft');
  await page.getByRole('button', { name: 'Undo' }).click();
  await vi.waitFor(() => expect(place.status).toBe('published'));
  await expect.element(page.getByRole('button', { name: 'Unpublish' })).toBeVisible();
});
