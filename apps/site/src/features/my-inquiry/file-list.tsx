import { MY_INQUIRY_FUNCTION } from '@expat-buddy/domain/my-inquiry/limits';
import type { MyInquiryFile } from '@expat-buddy/domain/my-inquiry/types';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { env } from '#lib/env.ts';
import { myInquiryMessages } from '#messages/inquiry/my-inquiry.ts';
import { showToast } from '#ui/toast/toast-store.ts';

/** With POST, so that the token is in no URL. Throws. */
async function fetchFile(token: string, file: string): Promise<Blob> {
  const base = env.supabaseUrl.replace(/\/+$/, '');
  const response = await fetch(`${base}/functions/v1/${MY_INQUIRY_FUNCTION}`, {
    method: 'POST',
    headers: { apikey: env.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ action: 'download', token, file }),
  });
  const isFile = response.headers.get('content-type') === 'application/octet-stream';
  if (!response.ok || !isFile) throw new Error(`The file was answered with ${response.status}.`);
  return response.blob();
}

function saveAs(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

export function FileList({ token, files }: { token: string; files: readonly MyInquiryFile[] }) {
  const { thread: text } = myInquiryMessages;
  const [loading, setLoading] = useState<string>();
  if (files.length === 0) return null;
  const download = async ({ id, name }: MyInquiryFile) => {
    if (loading) return;
    setLoading(id);
    try {
      saveAs(await fetchFile(token, id), name);
    } catch {
      showToast({
        title: text.downloadFailedTitle,
        description: text.downloadFailed,
        variant: 'destructive',
      });
    } finally {
      setLoading(undefined);
    }
  };
  return (
    <ul aria-label={text.attached} className="mt-3 flex flex-wrap gap-2">
      {files.map((file) => (
        <li key={file.id} className="max-w-full">
          <button
            type="button"
            aria-label={text.download(file.name)}
            aria-busy={loading === file.id}
            onClick={() => void download(file)}
            className="flex min-h-11 max-w-full items-center gap-2.5 rounded-md border border-field bg-paper px-3.5 text-start text-small hover:border-sea hover:text-sea aria-busy:opacity-60"
          >
            <Download className="size-4 shrink-0" aria-hidden="true" />
            <span className="min-w-0 truncate">{file.name}</span>
            <span className="tabular shrink-0 text-muted">{text.size(file.bytes)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
