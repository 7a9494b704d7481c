import { imageUrl as urlOf } from '@expat-buddy/domain/photo/image-url';
import { env } from '../env.ts';

/** The URL of a picture in content, null for an empty path. */
export const imageUrl = (path: string | null | undefined) => urlOf(path, env.supabaseUrl);
