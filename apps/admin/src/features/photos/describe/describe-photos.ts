import type { Row } from '@expat-buddy/domain/supabase-client';
import { toDataError } from '#providers/data/database-errors.ts';
import { supabase } from '#providers/supabase.ts';

type Photo = Row<'photos'>;

export type Description = Pick<Photo, 'alt' | 'caption' | 'credit'>;

export type DescriptionChange = Partial<Description & Pick<Photo, 'status'>>;

/** Without spaces around the texts. */
export const trimmed = ({ alt, caption, credit }: Description): Description => ({
  alt: alt.trim(),
  caption: caption.trim(),
  credit: credit.trim(),
});

/** The changed texts; a described photo is published on request. */
export function changesOf(
  photo: Description & Pick<Photo, 'status'>,
  written: Description,
  isPublished: boolean,
): DescriptionChange {
  const texts = trimmed(written);
  const changed = Object.entries(texts).filter(
    ([field, value]) => value !== photo[field as keyof Description],
  );
  return {
    ...Object.fromEntries(changed),
    ...(isPublished && texts.alt !== '' && photo.status !== 'published' && { status: 'published' }),
  };
}

async function save(id: string, change: DescriptionChange): Promise<string | undefined> {
  const { error, status } = await supabase.from('photos').update(change).eq('id', id);
  return error ? toDataError({ status, body: error }).message : undefined;
}

/**
 * Saves each photo on its own, so that one failure does not stop the others.
 * Resolves with the number of changed photos, and a sentence for each that failed, by its id.
 */
export async function describePhotos(
  changes: readonly { id: string; change: DescriptionChange }[],
): Promise<{ count: number; failures: Readonly<Record<string, string>> }> {
  const changed = changes.filter(({ change }) => Object.keys(change).length > 0);
  const failures: Record<string, string> = {};
  for (const { id, change } of changed) {
    const failure = await save(id, change);
    if (failure) failures[id] = failure;
  }
  return { count: changed.length - Object.keys(failures).length, failures };
}
