import {
  INQUIRY_FILES_BUCKET,
  INQUIRY_FILES_FUNCTION,
} from '@expat-buddy/domain/inquiry-file/limits';
import { t } from '#i18n/t.ts';
import { DataError } from './data/data-error.ts';
import { toDataError } from './data/database-errors.ts';
import { LINK_SECONDS } from './inquiry-files.ts';
import { env, supabase } from './supabase.ts';

export type StoredMessageFile = {
  id: string;
  message_id: string | null;
  name: string;
  bytes: number | null;
  path: string | null;
};

/** The files of an inquiry's messages, of drafts too. Throws a DataError. */
export async function readMessageFiles(submissionId: string): Promise<StoredMessageFile[]> {
  const { data, error, status } = await supabase
    .from('inquiry_files')
    .select('id,message_id,name,bytes,path')
    .eq('submission_id', submissionId)
    .not('message_id', 'is', null)
    .order('created_at')
    .order('id');
  if (error) throw toDataError({ status, body: error });
  return data;
}

/** An address that makes the browser save the file; it expires. Throws a DataError. */
export async function linkToMessageFile({ path, name }: StoredMessageFile): Promise<string> {
  const { data, error } = await supabase.storage
    .from(INQUIRY_FILES_BUCKET)
    .createSignedUrl(path ?? '', LINK_SECONDS, { download: name });
  if (error) throw new DataError(t('The file could not be opened.'), 0);
  return data.signedUrl;
}

/** Removes a file from a draft. Throws a DataError. */
export async function removeMessageFile(id: string): Promise<void> {
  const { error, status } = await supabase.from('inquiry_files').delete().eq('id', id);
  if (error) throw toDataError({ status, body: error });
}

function bodyOf(request: XMLHttpRequest): unknown {
  try {
    return JSON.parse(request.responseText);
  } catch {
    return undefined;
  }
}

/**
 * Uploads a file of a draft. fetch does not report progress.
 * @param onProgress from 0 to 1
 * @throws a DataError
 */
export async function uploadMessageFile(
  { messageId, id, file }: { messageId: string; id: string; file: File },
  onProgress: (part: number) => void,
): Promise<void> {
  const { data } = await supabase.auth.getSession();
  const query = new URLSearchParams({ message: messageId, file: id, name: file.name });
  await new Promise<void>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `${env.supabaseUrl}/functions/v1/${INQUIRY_FILES_FUNCTION}?${query}`);
    request.setRequestHeader('apikey', env.publishableKey);
    request.setRequestHeader('authorization', `Bearer ${data.session?.access_token ?? ''}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onerror = () => reject(toDataError({ status: 0 }));
    request.onload = () => {
      if (request.status < 300) return resolve();
      reject(toDataError({ status: request.status, body: bodyOf(request) }));
    };
    request.send(file);
  });
}
