import type { Json } from '@expat-buddy/domain/database.types';
import { byLanguage } from '@expat-buddy/domain/language/languages';
import { readOpeningHours } from '@expat-buddy/domain/site-settings/opening-hours';
import { readSpecialHours } from '@expat-buddy/domain/site-settings/special-hours';
import type { Row } from '@expat-buddy/domain/supabase-client';
import { toDataError } from '#providers/data/database-errors.ts';
import type { WholeRecord } from '#providers/data/with-whole-records.ts';
import { supabase } from '#providers/supabase.ts';

type Site = Row<'site_settings'>;
type Office = Row<'office_settings'>;

/** The site's and the office's settings in one record. */
export type SettingsRecord = Site &
  Omit<Office, 'id' | 'updated_at'> & { office_updated_at: string };

export const SETTINGS_ID = 1;

async function read(): Promise<SettingsRecord> {
  const [site, office] = await Promise.all([
    supabase.from('site_settings').select('*').eq('id', SETTINGS_ID).single(),
    supabase.from('office_settings').select('*').eq('id', SETTINGS_ID).single(),
  ]);
  if (site.error) throw toDataError({ status: site.status, body: site.error });
  if (office.error) throw toDataError({ status: office.status, body: office.error });
  return {
    ...office.data,
    ...site.data,
    opening_hours: readOpeningHours(site.data.opening_hours),
    reply_signatures: {
      ...byLanguage(() => ''),
      ...(office.data.reply_signatures as object),
    },
    special_hours: readSpecialHours(site.data.special_hours),
    office_updated_at: office.data.updated_at,
  };
}

export const wholeSettings: WholeRecord = {
  read,
  async write(values, before) {
    const { office_updated_at: _office, ...settings } = values;
    const { data, error, status } = await supabase.rpc('save_settings', {
      settings: settings as Json,
      site_read_at: String(before?.updated_at),
      office_read_at: String(before?.office_updated_at),
    });
    if (error) throw toDataError({ status, body: error });
    return data;
  },
};
