import { t } from '#i18n/t.ts';
import { DataError } from '#providers/data/data-error.ts';
import { toDataError } from '#providers/data/database-errors.ts';
import { supabase } from '#providers/supabase.ts';
import { sendFile } from './send-file.ts';
import type { PhotoStore } from './store-photo.ts';

type Answer = { error: unknown; status: number };

function throwIfRefused({ error, status }: Answer) {
  if (error) throw toDataError({ status, body: error });
}

/** Every function throws a DataError. */
export const photoStore: PhotoStore = {
  sendFile,
  async insertRow(row) {
    throwIfRefused(await supabase.from('photos').insert(row));
  },
  async deleteRow(id) {
    throwIfRefused(await supabase.from('photos').delete().eq('id', id));
  },
  async removeFiles(paths) {
    const { error } = await supabase.storage.from('photos').remove(paths);
    if (error) throw new DataError(t('The files could not be removed.'), 0);
  },
};
