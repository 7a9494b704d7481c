import { searchSite } from '@expat-buddy/domain/search/queries';
import { earlyRead } from '#lib/early-read.ts';
import { database } from '#lib/supabase.ts';

export const searchRead = earlyRead(async (term: string) => searchSite(await database(), term));
