import { FileText, RotateCw, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { mayRetry } from '#lib/upload-file.ts';
import { inquiryMessages } from '#messages/inquiry/inquiry.ts';
import { Button } from '#ui/button.tsx';
import type { Attachment } from './attachment.ts';

type AttachmentRowProps = { file: Attachment; onRemove: () => void; onRetry: () => void };

export function AttachmentRow({ file, onRemove, onRetry }: AttachmentRowProps) {
  const { files: text } = inquiryMessages;
  const { name, blob, state, progress, failure } = file;
  return (
    <li className="flex items-center gap-3 rounded-md bg-sand p-2">
      <Preview file={file} />
      <div className="min-w-0 flex-1">
        <p className="truncate leading-snug">{name}</p>
        {state === 'sending' ? (
          <progress
            aria-label={text.sending(name)}
            value={progress}
            className="mt-1 h-2 w-full accent-sea"
          />
        ) : (
          <p className="tabular text-small text-muted">
            {state === 'sent' ? text.sent : text.size(blob.size)}
          </p>
        )}
        {failure && (
          <p className="text-[0.92rem] font-medium text-danger">{text.failures[failure]}</p>
        )}
      </div>
      {mayRetry(failure) && (
        <Button variant="ghost" size="icon" aria-label={text.retry(name)} onClick={onRetry}>
          <RotateCw className="size-4.5" aria-hidden="true" />
        </Button>
      )}
      {(state === 'ready' || state === 'failed') && (
        <Button variant="ghost" size="icon" aria-label={text.remove(name)} onClick={onRemove}>
          <X className="size-4.5" aria-hidden="true" />
        </Button>
      )}
    </li>
  );
}

function Preview({ file: { type, blob } }: { file: Attachment }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return (
    <div className="grid size-12 shrink-0 place-items-center overflow-hidden rounded-sm bg-surface text-muted">
      {type === 'application/pdf' ? (
        <FileText className="size-6" aria-hidden="true" />
      ) : (
        url && <img src={url} alt="" className="size-full object-cover" />
      )}
    </div>
  );
}
