import { describe, expect, it, vi } from 'vitest';
import type { PreparedPhoto } from './prepare-photo.ts';
import { type PhotoStore, storePhoto } from './store-photo.ts';

const file = (width: number) => ({
  width,
  height: width / 2,
  path: `2026/a/${width}.webp`,
  blob: new Blob(['x'.repeat(width)], { type: 'image/webp' }),
});
const files = [file(480), file(960)];
const photo: PreparedPhoto = { id: 'a', files, named: files[1] ?? file(960) };

function storeThat(own: Partial<PhotoStore> = {}) {
  const calls: string[] = [];
  const store: PhotoStore = {
    sendFile: vi.fn(async ({ path }) => void calls.push(`send ${path}`)),
    insertRow: vi.fn(async () => void calls.push('row')),
    deleteRow: vi.fn(async () => void calls.push('delete row')),
    removeFiles: vi.fn(async (paths) => void calls.push(`remove ${paths.length}`)),
    ...own,
  };
  return { store, calls };
}

const run = (store: PhotoStore, signal = new AbortController().signal, onProgress = () => {}) =>
  storePhoto(store, photo, { alt: '' }, { signal, onProgress });
const fail = async () => {
  throw new Error('No.');
};

describe('storing a photo', () => {
  it('uploads all sizes, then writes the row', async () => {
    const { store, calls } = storeThat();
    const shares: number[] = [];
    await storePhoto(
      store,
      photo,
      { alt: 'Dunes' },
      { signal: new AbortController().signal, onProgress: (share) => shares.push(share) },
    );
    expect(calls).toEqual(['send 2026/a/480.webp', 'send 2026/a/960.webp', 'row']);
    expect(store.insertRow).toHaveBeenCalledWith({
      id: 'a',
      alt: 'Dunes',
      path: '2026/a/960.webp',
      width: 960,
      height: 480,
      bytes: 960,
      mime_type: 'image/webp',
      sizes: [
        { width: 480, path: '2026/a/480.webp' },
        { width: 960, path: '2026/a/960.webp' },
      ],
    });
    expect(shares).toEqual([480 / 1440, 1]);
  });

  it.each([
    ['a size', { sendFile: fail }],
    ['the row', { insertRow: fail }],
  ])('leaves nothing behind when %s fails', async (_what, own) => {
    const { store, calls } = storeThat(own);
    await expect(run(store)).rejects.toThrow('No.');
    expect(calls.slice(-2)).toEqual(['delete row', 'remove 2']);
  });

  it('leaves nothing behind when cancelled, even while the row is written', async () => {
    const cancel = new AbortController();
    const { store, calls } = storeThat({ insertRow: async () => cancel.abort() });
    await expect(run(store, cancel.signal)).rejects.toThrow('aborted');
    expect(calls.slice(-2)).toEqual(['delete row', 'remove 2']);
  });

  it('keeps the files when a row that may exist cannot be deleted', async () => {
    const { store } = storeThat({ insertRow: fail, deleteRow: fail });
    await expect(run(store)).rejects.toThrow('No.');
    expect(store.removeFiles).not.toHaveBeenCalled();
  });
});
