import { photoUrl } from '@expat-buddy/domain/photo/image-url';
import type { Row } from '@expat-buddy/domain/supabase-client';
import { env } from '#providers/supabase.ts';

export type Photo = Row<'photos'>;

/** A row of the view photo_library. */
export type ListedPhoto = Photo & { is_used: boolean; is_described: boolean };

export const addressOfFile = (path: string) => photoUrl(env.supabaseUrl, path);
