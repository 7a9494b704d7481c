import { inquiryFileTypes } from '@expat-buddy/domain/inquiry-file/file-type';
import { inquiryFileLimits } from '@expat-buddy/domain/inquiry-file/limits';
import { Camera, Paperclip } from 'lucide-react';
import { useId, useRef } from 'react';
import { useListChange } from '#lib/hooks/use-list-change.ts';
import { inquiryMessages } from '#messages/inquiry/inquiry.ts';
import { FieldNote } from '#ui/field.tsx';
import { FileButton } from '#ui/file-button.tsx';
import { AttachmentRow } from './attachment-row.tsx';
import type { useAttachments } from './use-attachments.ts';

/** Converted to JPEG on this device. */
const HEIC = ['image/heic', 'image/heif', '.heic', '.heif'];

type AttachmentsFieldProps = {
  attachments: ReturnType<typeof useAttachments>;
  isSending: boolean;
  /** Files are held over the form. */
  isOver: boolean;
  /** What to say if the text has arrived without a file; by default, of an inquiry. */
  savedWithout?: string;
};

export function AttachmentsField(props: AttachmentsFieldProps) {
  const { attachments, isSending, isOver, savedWithout } = props;
  const { optional, files: text } = inquiryMessages;
  const { store, files, refused, reading } = attachments;
  const change = useListChange(files, {
    added: ({ name, blob }, count) => text.added(name, text.size(blob.size), count),
    count: text.count,
  });
  const id = useId();
  const choice = useRef<HTMLInputElement>(null);
  const isFull = files.length >= inquiryFileLimits.count;
  const hasFailed = files.some(({ state }) => state === 'failed');
  const remove = (file: string) => {
    store.remove(file);
    choice.current?.focus();
  };
  return (
    <fieldset
      aria-describedby={`${id}-hint`}
      className={`min-w-0 rounded-md border border-dashed p-4 transition-colors ${isOver ? 'border-sea bg-sand' : 'border-field'}`}
    >
      <legend className="px-1.5 text-[0.95rem]">
        <span className="font-medium">{text.label}</span>
        <FieldNote id={`${id}-note`} note={optional} />
      </legend>
      <p id={`${id}-hint`} className="text-small text-muted">
        {text.hint}
      </p>
      {files.length > 0 && (
        <ul aria-label={text.list} className="mt-3 space-y-2">
          {files.map((file) => (
            <AttachmentRow
              key={file.id}
              file={file}
              onRemove={() => remove(file.id)}
              onRetry={() => void store.retry(file.id)}
            />
          ))}
        </ul>
      )}
      <p role="status" className="text-small text-muted">
        {reading !== undefined ? (
          <span className="mt-2 block">{text.reading(reading)}</span>
        ) : (
          <span id={`${id}-change`} className="sr-only">
            {change}
          </span>
        )}
      </p>
      <div role="alert" className="text-[0.92rem] font-medium text-danger">
        {refused.map(({ name, reason }) => (
          <p key={name} className="mt-2 break-words">
            {text.refusals[reason](name)}
          </p>
        ))}
        {hasFailed && <p className="mt-2">{savedWithout ?? text.savedWithout}</p>}
      </div>
      {!isSending && (
        <div className="mt-3 flex flex-wrap gap-3">
          <FileButton
            ref={choice}
            description={`${id}-change`}
            isDisabled={isFull}
            accept={[...inquiryFileTypes, ...HEIC].join()}
            isMultiple
            onFiles={(chosen) => void store.add(chosen)}
          >
            <Paperclip className="size-4.5" aria-hidden="true" />
            {text.choose}
          </FileButton>
          <FileButton
            isDisabled={isFull}
            accept="image/*"
            isCamera
            onFiles={(chosen) => void store.add(chosen)}
          >
            <Camera className="size-4.5" aria-hidden="true" />
            {text.camera}
          </FileButton>
        </div>
      )}
    </fieldset>
  );
}
