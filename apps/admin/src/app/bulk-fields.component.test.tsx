import { type DataProvider, ListContextProvider, testDataProvider, useList } from 'react-admin';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import EditFieldsDialog from '#features/bulk/edit/EditFieldsDialog.tsx';
import type { LoadBulkFields } from '#features/bulk/edit/use-edit.ts';
import type { RecordKind } from '#features/bulk/records/record-kind.ts';
import { expectAccessible } from '#testing/accessibility.ts';
import { TestOffice } from '#testing/TestOffice.tsx';
import { bulkKinds } from './record-kinds.fixture.ts';

type BulkKind = { kind: RecordKind; load: LoadBulkFields };

const ids = ['one', 'two'];
/** The rows of other tables that come with travels and vehicles. */
const joined = { travel_types: [], travel_tags: [], travel_days: [], travel_vehicles: [] };

function Dialog({ kind, load }: BulkKind) {
  const list = useList({ data: ids.map((id) => ({ id })) });
  return (
    <ListContextProvider value={list}>
      <EditFieldsDialog kind={kind} load={load} ids={ids} onClose={() => {}} />
    </ListContextProvider>
  );
}

it.each(bulkKinds.map(({ kind, load }) => [kind.resource, kind, load] as const))(
  'offers an accessible input for each field of %s',
  async (_resource, kind, load) => {
    const recordOf = (id: string) => ({ ...kind.toSave({ ...kind.empty }), ...joined, id });
    const provider = testDataProvider({
      getList: async () => ({ data: [], total: 0 }),
      getMany: async (resource, { ids: asked }) => ({
        data: (resource === kind.resource ? asked : []).map((id) =>
          recordOf(String(id)),
        ) as never[],
      }),
    } as Partial<DataProvider>);
    await render(
      <TestOffice dataProvider={provider}>
        <Dialog kind={kind} load={load} />
      </TestOffice>,
    );
    const { default: inputs } = await load();
    for (const { label } of inputs) {
      const section = page.getByRole('region', { name: label, exact: true });
      await section.getByRole('checkbox').first().click();
      const controls = () =>
        section
          .element()
          .querySelectorAll('input:not([type=hidden]), textarea, button, [role=combobox]');
      await expect.poll(() => controls().length, { message: label }).toBeGreaterThan(1);
    }
    await expectAccessible(page.getByRole('dialog'));
  },
);
