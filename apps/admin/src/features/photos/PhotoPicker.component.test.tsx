import { AdminContext, testDataProvider } from 'react-admin';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import PhotoPicker from './PhotoPicker.tsx';

const listed = ['sea', 'salt'].map((id) => ({
  id,
  path: `2026/${id}.webp`,
  alt: `The ${id}`,
  status: 'published',
  sizes: [],
  focal_x: 50,
  focal_y: 50,
}));

const provider = testDataProvider({
  getList: async () => ({ data: listed as never[], total: listed.length }),
});

const described: object[] = [];

beforeEach(() => {
  described.length = 0;
  vi.stubGlobal('fetch', async (_input: URL | string, init: RequestInit = {}) => {
    if (init.method === 'PATCH') described.push(JSON.parse(String(init.body)));
    return new Response(null, { status: 204 });
  });
  // The storage takes every file.
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      upload = {};
      status = 200;
      onload = () => {};
      open() {}
      setRequestHeader() {}
      send() {
        setTimeout(() => this.onload());
      }
    },
  );
});

async function draw(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(30, 20);
  canvas.getContext('2d')?.fillRect(0, 0, 30, 20);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name);
}

async function renderPicker(isMultiple: boolean) {
  const onPick = vi.fn();
  await render(
    <AdminContext dataProvider={provider}>
      <PhotoPicker isMultiple={isMultiple} onPick={onPick} onClose={() => {}} />
    </AdminContext>,
  );
  return onPick;
}

function drop(...files: File[]) {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  window.dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true }));
}

const button = (name: string | RegExp) => page.getByRole('button', { name });
const description = (name: string) =>
  page.getByRole('textbox', { name: `Photo description of ${name}` });

const stored = expect.stringMatching(
  /^\/storage\/v1\/object\/public\/photos\/\d+\/[\da-f-]+-w30\/30\.webp$/,
);

it('asks for the description of a dropped photo before it is used', async () => {
  const onPick = await renderPicker(false);
  drop(await draw('dunes.png'), await draw('one-too-many.png'));
  await button('Use this photo').click();
  await expect.element(description('dunes.png')).toHaveAttribute('aria-invalid', 'true');
  await expect.element(description('dunes.png')).toHaveFocus();
  await expect.element(description('one-too-many.png')).not.toBeInTheDocument();
  expect(onPick).not.toHaveBeenCalled();
  await description('dunes.png').fill('Dunes');
  await button('Use this photo').click();
  await vi.waitFor(() => expect(onPick).toHaveBeenCalledWith([{ address: stored, alt: '' }]));
  expect(described).toEqual([{ alt: 'Dunes', caption: '', credit: '', status: 'published' }]);
});

it('adds new photos and those of the library together', async () => {
  const onPick = await renderPicker(true);
  await button('The sea').click();
  await button('The salt').click();
  await button('The salt').click();
  drop(await draw('dunes.png'), await draw('palms.png'));
  await description('dunes.png').fill('Dunes');
  await description('palms.png').fill('Palms');
  await button('Add 3 photos').click();
  const sea = '/storage/v1/object/public/photos/2026/sea.webp';
  await vi.waitFor(() =>
    expect(onPick).toHaveBeenCalledWith([
      { address: sea, alt: '' },
      { address: stored, alt: '' },
      { address: stored, alt: '' },
    ]),
  );
});
