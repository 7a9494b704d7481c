import { newSubmissionId as newId } from '@expat-buddy/domain/inquiry/submission-id';
import { messageFileLimits } from '@expat-buddy/domain/message/limits';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '#i18n/t.ts';
import {
  readMessageFiles,
  removeMessageFile,
  type StoredMessageFile,
  uploadMessageFile,
} from '#providers/message-files.ts';

export type Upload = { id: string; file: File; part: number; problem?: string };

function refusalOf(file: File): string | undefined {
  return file.size > messageFileLimits.bytes ? t('The file is larger than 10 MB.') : undefined;
}

/** The files of a draft: stored ones, and those on their way. `create` saves the draft first. */
export function useMessageFiles(
  { submissionId, messageId }: { submissionId: string; messageId: string },
  create: () => Promise<boolean>,
) {
  const queryClient = useQueryClient();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const queryKey = ['draft_files', submissionId, messageId];
  const { data, refetch } = useQuery({
    queryKey,
    queryFn: () => readMessageFiles(submissionId),
  });
  const stored = data?.filter(({ message_id }) => message_id === messageId) ?? [];

  const change = (id: string, values: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...values } : one)));
  const forget = (id: string) => setUploads((all) => all.filter((one) => one.id !== id));

  const upload = async ({ id, file }: Upload) => {
    change(id, { part: 0, problem: undefined } as Partial<Upload>);
    try {
      if (!(await create())) throw new Error(t('The draft could not be saved.'));
      await uploadMessageFile({ messageId, id, file }, (part) => change(id, { part }));
      await refetch();
      forget(id);
    } catch (error) {
      change(id, { problem: (error as Error).message });
    }
  };

  const add = (files: readonly File[]) => {
    const added = files.map((file): Upload => {
      const problem = refusalOf(file);
      return { id: newId(), file, part: 0, ...(problem && { problem }) };
    });
    setUploads((all) => [...all, ...added]);
    for (const one of added) if (!one.problem) void upload(one);
  };

  const remove = async (file: StoredMessageFile) => {
    await removeMessageFile(file.id);
    await queryClient.invalidateQueries({ queryKey });
  };

  return {
    stored,
    uploads,
    add,
    remove,
    retry: upload,
    forget,
    isUploading: uploads.some(({ problem }) => problem === undefined),
    clear: () => setUploads([]),
  };
}
