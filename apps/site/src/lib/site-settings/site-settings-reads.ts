import { getSiteSettings, getTypicalReply } from '@expat-buddy/domain/site-settings/queries';
import { database } from '../supabase.ts';

export const readSiteSettings = async () => getSiteSettings(await database());

export const readTypicalReply = async () => getTypicalReply(await database());
