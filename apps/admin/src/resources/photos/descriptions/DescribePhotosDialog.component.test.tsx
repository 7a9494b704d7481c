import { AdminContext, testDataProvider } from 'react-admin';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import DescribePhotosDialog from './DescribePhotosDialog.tsx';

const photoOf = (id: string) => ({
  id,
  path: `2026/${id}.webp`,
  file_name: `${id}.jpg`,
  alt: '',
  caption: '',
  credit: '',
  status: 'draft',
  sizes: [],
  focal_x: 50,
  focal_y: 50,
});

const provider = testDataProvider({
  getMany: async (_resource, { ids }) => ({
    data: ids.map((id) => photoOf(String(id))) as never[],
  }),
});

let refused = '';
const saved: { id: string; change: object }[] = [];

beforeEach(() => {
  refused = '';
  saved.length = 0;
  vi.stubGlobal('fetch', async (input: URL | string, init: RequestInit) => {
    const id = new URL(String(input)).searchParams.get('id')?.replace('eq.', '') ?? '';
    if (id === refused) return Response.json({ code: '42501', message: 'no' }, { status: 403 });
    saved.push({ id, change: JSON.parse(String(init.body)) });
    return new Response(null, { status: 204 });
  });
});

async function renderDialog() {
  const onSaved = vi.fn();
  const onClose = vi.fn();
  await render(
    <AdminContext dataProvider={provider}>
      <DescribePhotosDialog ids={['dunes', 'palms']} onSaved={onSaved} onClose={onClose} />
    </AdminContext>,
  );
  await expect.element(text('Photo description', 'dunes')).toHaveFocus();
  return { onSaved, onClose };
}

const text = (label: string, name: string) =>
  page.getByRole('textbox', { name: `${label} of ${name}.jpg` });

it('describes several photos without the mouse', async () => {
  const { onClose } = await renderDialog();
  await userEvent.keyboard('Dunes{Enter}Palms{Tab}Under them{Control>}{Enter}{/Control}');
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(saved).toEqual([
    { id: 'dunes', change: { alt: 'Dunes', status: 'published' } },
    { id: 'palms', change: { alt: 'Palms', caption: 'Under them', status: 'published' } },
  ]);
});

it('gives all photos the same credit', async () => {
  await renderDialog();
  await text('Credit', 'dunes').fill('Lina');
  await page.getByRole('button', { name: 'Use the credit of dunes.jpg for all photos' }).click();
  await expect.element(text('Credit', 'palms')).toHaveValue('Lina');
  await expect
    .element(page.getByRole('button', { name: /for all photos/ }))
    .not.toBeInTheDocument();
});

it('keeps what could not be saved, with the reason', async () => {
  refused = 'palms';
  const { onSaved, onClose } = await renderDialog();
  await userEvent.keyboard('Dunes{Enter}Palms');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('1 photo saved, 1 photo not.')).toBeVisible();
  expect(onSaved).toHaveBeenCalledWith(['dunes']);
  expect(onClose).not.toHaveBeenCalled();
  await expect.element(text('Photo description', 'dunes')).not.toBeInTheDocument();
  await expect.element(text('Photo description', 'palms')).toHaveValue('Palms');
  refused = '';
  await page.getByRole('button', { name: 'Save' }).click();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
});
