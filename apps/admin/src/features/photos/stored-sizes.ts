import type { Row } from '@expat-buddy/domain/supabase-client';

type StoredSize = { width: number; path: string };
type WithSizes = Pick<Row<'photos'>, 'path' | 'sizes'>;

function isStoredSize(value: unknown): value is StoredSize {
  const { width, path } = (value ?? {}) as Partial<StoredSize>;
  return typeof width === 'number' && typeof path === 'string';
}

/** The sizes of a photo's row, smallest first. */
export function storedSizes({ sizes }: WithSizes): StoredSize[] {
  return Array.isArray(sizes) ? (sizes as unknown[]).filter(isStoredSize) : [];
}

/** The file to show where a photo is small. */
export function smallestPath(photo: WithSizes): string {
  return storedSizes(photo)[0]?.path ?? photo.path;
}
