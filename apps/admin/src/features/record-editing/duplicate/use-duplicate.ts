import { useState } from 'react';
import { type RaRecord, useDataProvider, useNotify, useRefresh } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { t } from '#i18n/t.ts';
import type { DataError } from '#providers/data/data-error.ts';
import { leaveFreely } from '#ui/form/unsaved-guards.ts';
import { editPath } from '#ui/record-paths.ts';
import { copyOf } from './copy-record.ts';

const MOST_COPIES = 30;

const isTaken = (error: unknown) => (error as DataError).status === 409;

/** Copies the saved record, as a draft if its kind has drafts, and opens it. */
export function useDuplicate(resource: string, fields: readonly string[]) {
  const provider = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);

  async function create(original: RaRecord, attempt = 1): Promise<RaRecord> {
    try {
      const { data } = await provider.create(resource, { data: copyOf(original, fields, attempt) });
      return data;
    } catch (error) {
      if (!isTaken(error) || attempt === MOST_COPIES) throw error;
      return create(original, attempt + 1);
    }
  }

  async function duplicate(id: string) {
    setBusy(true);
    try {
      const { data } = await provider.getOne<RaRecord>(resource, { id });
      const copy = await create(data);
      const name = String(copy.title ?? copy.name);
      const sentence =
        copy.status === undefined
          ? t('A copy: {name}.', { name })
          : t('A draft copy: {name}.', { name });
      notify(sentence, { type: 'success' });
      refresh();
      // What is not saved stays with the original.
      leaveFreely();
      await navigate(editPath(resource, String(copy.id)));
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    } finally {
      setBusy(false);
    }
  }
  return { duplicate, isBusy };
}
