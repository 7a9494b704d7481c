import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { DataError } from '#providers/data/data-error.ts';
import { editPath } from '#ui/record-paths.ts';
import { copyOf } from './duplicate-travel.ts';
import type { TravelRecord } from './travel-record.ts';

const MOST_COPIES = 30;

const isTaken = (error: unknown) => (error as DataError).status === 409;

/** Copies the saved travel as a draft and opens it. */
export function useDuplicate(id: string) {
  const provider = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);

  async function create(original: TravelRecord, attempt = 1): Promise<TravelRecord> {
    try {
      const { data } = await provider.create<TravelRecord>('travels', {
        data: copyOf(original, attempt),
      });
      return data;
    } catch (error) {
      if (!isTaken(error) || attempt === MOST_COPIES) throw error;
      return create(original, attempt + 1);
    }
  }

  async function duplicate() {
    setBusy(true);
    try {
      const { data } = await provider.getOne<TravelRecord>('travels', { id });
      const copy = await create(data);
      notify(`A draft copy: ${copy.title}.`, { type: 'success' });
      refresh();
      await navigate(editPath('travels', copy.id));
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    } finally {
      setBusy(false);
    }
  }
  return { duplicate, isBusy };
}
