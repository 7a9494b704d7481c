import { INQUIRY_FILES_BUCKET } from '@expat-buddy/domain/inquiry-file/limits';
import type { Row } from '@expat-buddy/domain/supabase-client';
import { t } from '#i18n/t.ts';
import { DataError } from './data/data-error.ts';
import { toDataError } from './data/database-errors.ts';
import { supabase } from './supabase.ts';

export type InquiryFile = Pick<
  Row<'inquiry_files'>,
  'id' | 'name' | 'mime_type' | 'bytes' | 'path'
>;

/** Both addresses expire after `LINK_SECONDS`; a browser saves what `download` answers. */
export type LinkedFile = InquiryFile & { view: string; download: string };

export const LINK_SECONDS = 300;

/** In the order of `files`. Throws a DataError. */
export async function linkFiles(files: readonly InquiryFile[]): Promise<LinkedFile[]> {
  if (files.length === 0) return [];
  const paths = files.map(({ path }) => path);
  const { data, error } = await supabase.storage
    .from(INQUIRY_FILES_BUCKET)
    .createSignedUrls(paths, LINK_SECONDS);
  if (error) throw new DataError(t('The files could not be opened.'), 0);
  return files.map((file, at) => {
    const view = data[at]?.signedUrl ?? '';
    return { ...file, view, download: `${view}&download=${encodeURIComponent(file.name)}` };
  });
}

/** The files of an inquiry. Throws a DataError. */
export async function readInquiryFiles(submissionId: string): Promise<LinkedFile[]> {
  const { data, error, status } = await supabase
    .from('inquiry_files')
    .select('id,name,mime_type,bytes,path')
    .eq('submission_id', submissionId)
    // Those of messages are in the conversation.
    .is('message_id', null)
    .order('created_at')
    .order('id');
  if (error) throw toDataError({ status, body: error });
  return linkFiles(data);
}
