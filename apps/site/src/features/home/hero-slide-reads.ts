import { listHeroSlides } from '@expat-buddy/domain/hero-slide/queries';
import { database } from '#lib/supabase.ts';

/** No first screen needs the code. */
export const readHeroSlides = async () => listHeroSlides(await database());
