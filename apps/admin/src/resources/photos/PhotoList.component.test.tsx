import { ResourceContextProvider, testDataProvider } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '#testing/accessibility.ts';
import { TestOffice } from '#testing/TestOffice.tsx';
import PhotoList from './PhotoList.tsx';

const photo = {
  id: 'dunes',
  path: '2026/dunes.webp',
  file_name: 'dunes.jpg',
  alt: 'Dunes at dusk',
  caption: '',
  credit: '',
  tags: [],
  status: 'draft',
  sizes: [],
  width: 800,
  height: 600,
  focal_x: 50,
  focal_y: 50,
  use_count: 0,
  created_at: '2026-11-23T10:00:00Z',
};

const provider = testDataProvider({
  getList: async () => ({ data: [photo] as never[], total: 1 }),
  getMany: async () => ({ data: [] }),
});

let sent: string[] = [];

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (input: URL | string, init?: RequestInit) => {
    if (init?.method === 'POST') sent.push(String(input));
    return Response.json([]);
  });
});

async function renderList() {
  const element = (
    <TestOffice dataProvider={provider}>
      <ResourceContextProvider value="photos">
        <main>
          <PhotoList />
        </main>
      </ResourceContextProvider>
    </TestOffice>
  );
  const routes = [{ path: '*', element }];
  await render(
    <RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/photos'] })} />,
  );
  await expect.element(page.getByRole('link', { name: photo.alt })).toBeVisible();
}

const file = (name: string, content: BlobPart) => new File([content], name, { type: 'image/jpeg' });

function chooseFiles(files: File[]) {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('The button has no input.');
  const transfer = new DataTransfer();
  for (const one of files) transfer.items.add(one);
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

it('refuses a file that is no picture, with the reason', async () => {
  await renderList();
  await expect.element(page.getByRole('button', { name: 'Upload photos' })).toBeEnabled();
  chooseFiles([
    file('drawing.jpg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    file('page.jpg', '<!doctype html><script>alert(1)</script>'),
    file('large.jpg', new Uint8Array(10 * 1024 * 1024 + 1).fill(0xff)),
    file('torn.jpg', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])),
  ]);
  const upload = (name: string) =>
    page.getByRole('region', { name: 'Uploads' }).getByRole('listitem').filter({ hasText: name });
  await expect.element(upload('drawing.jpg').getByText('This is an SVG drawing')).toBeVisible();
  await expect
    .element(upload('page.jpg').getByText('This is a web page, not a photo'))
    .toBeVisible();
  await expect.element(upload('large.jpg').getByText('The limit is 10.0 MB')).toBeVisible();
  await expect.element(upload('torn.jpg').getByText('The file may be damaged')).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: /^Try .* again$/ }))
    .not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: photo.alt })).toBeVisible();
  expect(sent.filter((address) => address.includes('/storage/'))).toEqual([]);
  await expectAccessible(page.getByRole('main'));
});
