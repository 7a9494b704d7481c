import { toDataError } from '#providers/data/database-errors.ts';
import { supabase } from '#providers/supabase.ts';
import type { Photo } from './photo.ts';

export type Description = { alt: string; credit: string };

type Change = Partial<Pick<Photo, 'alt' | 'credit' | 'status'>>;

/** The changed texts; a described photo is published on request. */
export function changesOf(
  photo: Photo,
  { alt, credit }: Description,
  isPublished: boolean,
): Change {
  const described = { alt: alt.trim(), credit: credit.trim() };
  return {
    ...(described.alt !== photo.alt && { alt: described.alt }),
    ...(described.credit !== photo.credit && { credit: described.credit }),
    ...(isPublished &&
      described.alt !== '' &&
      photo.status !== 'published' && { status: 'published' as const }),
  };
}

/** Resolves with the number of changed photos. */
export async function describePhotos(
  changes: readonly { id: string; change: Change }[],
): Promise<number> {
  const changed = changes.filter(({ change }) => Object.keys(change).length > 0);
  for (const { id, change } of changed) {
    const { error, status } = await supabase.from('photos').update(change).eq('id', id);
    if (error) throw toDataError({ status, body: error });
  }
  return changed.length;
}
