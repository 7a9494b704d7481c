import { newSubmissionId } from '@expat-buddy/domain/inquiry/submission-id';
import {
  INQUIRY_TOKEN_HEADER,
  MY_INQUIRY_FUNCTION,
  myInquiryLimits,
} from '@expat-buddy/domain/my-inquiry/limits';
import { writeToInquiry } from '@expat-buddy/domain/my-inquiry/queries';
import { useRef, useState } from 'react';
import type { SendFile } from '#features/inquiry/files/attachment.ts';
import { AttachmentStore } from '#features/inquiry/files/attachment-store.ts';
import { AttachmentsField } from '#features/inquiry/files/attachments-field.tsx';
import { useAttachmentStore } from '#features/inquiry/files/use-attachments.ts';
import { type Act, useFailureToast } from '#features/my-inquiry/use-my-inquiry.ts';
import { functions } from '#lib/functions.ts';
import { useFileDrop } from '#lib/hooks/use-file-drop.ts';
import { handedOver } from '#lib/storage/handed-over.ts';
import { registerUnsentInput } from '#lib/storage/unsent-input.ts';
import { listed } from '#lib/text/listed.ts';
import { uploadFile } from '#lib/upload-file.ts';
import { myInquiryMessages } from '#messages/inquiry/my-inquiry.ts';
import { Button } from '#ui/button.tsx';
import { controlClass, Field } from '#ui/field.tsx';
import { showToast } from '#ui/toast/toast-store.ts';

const handed = handedOver<string>('inquiryMessage');

/** In memory only: it outlives a look at a proposal. */
let draft = handed.take() ?? '';
registerUnsentInput({ hasInput: () => draft.trim() !== '', handOver: () => handed.put(draft) });

const senderFor =
  (token: string): SendFile =>
  (message, { id, name, blob }, onProgress) => {
    const query = new URLSearchParams({ message, file: id, name });
    const headers = { [INQUIRY_TOKEN_HEADER]: token };
    return uploadFile(`${MY_INQUIRY_FUNCTION}?${query}`, blob, { headers, onProgress });
  };

type WriteBackProps = { token: string; act: Act; onFilesSent: () => void };

export default function WriteBack({ token, act, onFilesSent }: WriteBackProps) {
  const { write: text } = myInquiryMessages;
  const fail = useFailureToast();
  const [body, setBody] = useState(draft);
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);
  const [store] = useState(() => new AttachmentStore(senderFor(token)));
  const attachments = useAttachmentStore(store);
  const { isOver, handlers } = useFileDrop((files) => void store.add(files));
  /** A retry of the same text keeps its id. */
  const attempt = useRef({ id: '', text: '' });
  const field = useRef<HTMLTextAreaElement>(null);

  const write = (value: string) => {
    draft = value;
    setBody(value);
    setError(undefined);
  };
  const refuse = (sentence: string) => {
    setError(sentence);
    field.current?.focus();
  };
  const send = async () => {
    if (isSending) return;
    const written = body.trim() || (attachments.files.length > 0 ? text.filesOnly : '');
    if (!written) return refuse(text.empty);
    if ([...written].length > myInquiryLimits.message.max) return refuse(text.tooLong);
    if (attempt.current.text !== written) {
      attempt.current = { id: newSubmissionId(), text: written };
    }
    const message = attempt.current;
    setSending(true);
    try {
      if (!(await act((known) => writeToInquiry(functions, known, message)))) return;
      write('');
      const hasFiles = attachments.files.length > 0;
      const unsent = hasFiles ? await store.send(message.id) : [];
      store.reset();
      attempt.current = { id: '', text: '' };
      if (hasFiles) onFilesSent();
      const description = unsent.length > 0 ? text.unsent(listed(...unsent)) : undefined;
      showToast({ title: text.sent, ...(description && { description }) });
    } catch (failure) {
      fail(failure);
    } finally {
      setSending(false);
    }
  };

  return (
    <form
      noValidate
      aria-labelledby="write"
      {...handlers}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      className="border-t-2 border-sea bg-surface px-5 py-6 sm:px-7"
    >
      <h2 id="write" className="text-title">
        {text.title}
      </h2>
      <Field isRequired label={text.label} error={error} className="mt-4">
        {(control) => (
          <textarea
            {...control}
            ref={field}
            value={body}
            onChange={(event) => write(event.target.value)}
            readOnly={isSending}
            rows={5}
            dir="auto"
            placeholder={text.hint}
            className={`${controlClass} leading-normal`}
          />
        )}
      </Field>
      <div className="mt-5">
        <AttachmentsField
          attachments={attachments}
          isSending={isSending}
          isOver={isOver}
          savedWithout={text.savedWithout}
        />
      </div>
      <Button type="submit" size="large" className="mt-5 max-sm:w-full" aria-disabled={isSending}>
        {isSending ? text.sending : text.send}
      </Button>
    </form>
  );
}
