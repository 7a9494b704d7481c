import { type RaRecord, testDataProvider } from 'react-admin';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TestOffice } from '#testing/TestOffice.tsx';
import { ListFrame } from '#ui/list/ListFrame.tsx';
import { RecordColumn } from '#ui/list/RecordColumn.tsx';
import { RecordLink } from '#ui/list/RecordLink.tsx';
import { RecordTable } from '#ui/list/RecordTable.tsx';
import { SearchBox } from '#ui/list/SearchBox.tsx';
import { UrlListBase } from '#ui/list/UrlListBase.tsx';
import { PageTitle } from '#ui/page/PageTitle.tsx';
import { editPath } from '#ui/record-paths.ts';
import { BAR_HEIGHT, BackOfficeAppBar } from './BackOfficeAppBar.tsx';

const travels = ['Oran', 'Algiers', 'Timimoun'].map((title) => ({
  id: title.toLowerCase(),
  title,
}));
const dataProvider = testDataProvider({
  getList: async (_resource, { filter }) => {
    const data = travels.filter(({ title }) => title.toLowerCase().includes(filter.q ?? ''));
    return { data: data as never[], total: data.length };
  },
});
const Column = RecordColumn<RaRecord>;

function TravelList() {
  return (
    <UrlListBase resource="travels">
      <PageTitle title="Travels" />
      <ListFrame head={<SearchBox label="Search travels" />} empty="No travel matches.">
        <RecordTable>
          <Column
            source="title"
            isRowHeader
            label="Title"
            render={({ id, title }) => (
              <RecordLink to={editPath('travels', id)}>{title}</RecordLink>
            )}
          />
          <Column source="status" label="Status" render={() => 'Published'} />
        </RecordTable>
      </ListFrame>
    </UrlListBase>
  );
}

async function open() {
  const frame = (
    <TestOffice dataProvider={dataProvider}>
      <BackOfficeAppBar />
      <main style={{ paddingTop: BAR_HEIGHT, minHeight: 3000 }}>
        <Outlet />
      </main>
    </TestOffice>
  );
  const edit = (
    <>
      <PageTitle title="Algiers" />
      <Link to="/travels">Back to travels</Link>
    </>
  );
  const children = [
    { path: '/travels', element: <TravelList /> },
    { path: '/travels/edit/:id', element: edit },
  ];
  const routes = [{ element: frame, children }];
  const router = createMemoryRouter(routes, { initialEntries: ['/travels'] });
  await render(<RouterProvider router={router} />);
  await expect.element(page.getByRole('link', { name: 'Algiers' })).toBeVisible();
}

it('focuses the heading of a page that opens, and the row on the way back', async () => {
  await open();
  expect(document.activeElement).toBe(document.body);
  await page.getByRole('link', { name: 'Algiers' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Algiers' })).toHaveFocus();
  await page.getByRole('link', { name: 'Back to travels' }).click();
  await expect.element(page.getByRole('link', { name: 'Algiers' })).toHaveFocus();
});

it('starts a page at its top, and shows the row on the way back', async () => {
  await open();
  window.scrollTo(0, 1500);
  (page.getByRole('link', { name: 'Algiers' }).element() as HTMLElement).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Algiers' })).toHaveFocus();
  expect(window.scrollY).toBe(0);
  window.scrollTo(0, 1500);
  (page.getByRole('link', { name: 'Back to travels' }).element() as HTMLElement).click();
  await expect.element(page.getByRole('link', { name: 'Algiers' })).toHaveFocus();
  await expect.element(page.getByRole('link', { name: 'Algiers' })).toBeInViewport();
});

it('says how many rows a search leaves, and keeps the focus in it', async () => {
  await open();
  const search = page.getByRole('searchbox', { name: 'Search travels' });
  await search.fill('oran');
  const status = page.getByRole('status');
  await expect.element(status.filter({ hasText: '1 row' })).toBeInTheDocument();
  await search.fill('oranzzz');
  await expect.element(status.filter({ hasText: 'Nothing found' })).toBeInTheDocument();
  await expect.element(search).toHaveFocus();
});

it('names the table by the page and a row by its record', async () => {
  await open();
  const table = page.getByRole('table', { name: 'Travels' });
  await expect.element(table.getByRole('rowheader', { name: 'Algiers' })).toBeVisible();
});

it('stays on a record that was opened before a search was sent', async () => {
  await open();
  await page.getByRole('searchbox', { name: 'Search travels' }).fill('i');
  (page.getByRole('link', { name: 'Algiers' }).element() as HTMLElement).click();
  const heading = page.getByRole('heading', { level: 1, name: 'Algiers' });
  await expect.element(heading).toBeVisible();
  await userEvent.keyboard('{Shift}');
  await expect.element(heading).toBeVisible();
});
