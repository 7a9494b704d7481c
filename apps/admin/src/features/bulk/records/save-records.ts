import type { DataProvider, RaRecord } from 'react-admin';
import { t } from '#i18n/t.ts';
import { DataError, RecordChanged } from '#providers/data/data-error.ts';
import { type Fields, nameOfRecord, type RecordKind } from './record-kind.ts';

type Provider = Pick<DataProvider, 'create' | 'update' | 'delete'>;

/** A new record, or the changed values of one that was read. */
export type ToSave = { values: Fields; before?: Fields };

export type Saved = { record: RaRecord; before?: Fields };

type Failure<Item> = { item: Item; name: string; sentence: string };

export type Outcome<Item> = {
  saved: Saved[];
  failures: Failure<Item>[];
  /** Records that were not tried, because somebody stopped or the server cannot be reached. */
  left: number;
};

type Run = { onProgress?: (done: number) => void; signal?: AbortSignal };

/** Requests at a time: others work with the same database. */
const AT_ONCE = 4;

function sentenceOf(error: unknown): string {
  if (error instanceof RecordChanged) return t('Somebody else changed it meanwhile.');
  return (error as Error).message;
}

/** No further record would fare better. */
const isHopeless = (error: unknown) =>
  error instanceof DataError && (error.status === 0 || error.status === 401);

async function forEach<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<Saved | undefined>,
  nameOf: (item: Item) => string,
  { onProgress, signal }: Run,
): Promise<Outcome<Item>> {
  const saved: Saved[] = [];
  const failures: Failure<Item>[] = [];
  let next = 0;
  let done = 0;
  let isOver = false;
  const worker = async () => {
    for (let item = items[next]; item !== undefined && !isOver; item = items[next]) {
      if (signal?.aborted) return;
      next += 1;
      try {
        const record = await work(item);
        if (record) saved.push(record);
      } catch (error) {
        failures.push({ item, name: nameOf(item), sentence: sentenceOf(error) });
        if (isHopeless(error)) isOver = true;
      }
      done += 1;
      onProgress?.(done);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return { saved, failures, left: items.length - done };
}

/** Saves each record as its form would, and continues after one that is refused. */
export function saveRecords<Item extends ToSave>(
  provider: Provider,
  resource: string,
  items: readonly Item[],
  run: Run = {},
): Promise<Outcome<Item>> {
  const save = async ({ values, before }: Item): Promise<Saved> => {
    if (!before) return { record: (await provider.create(resource, { data: values })).data };
    const previousData = before as RaRecord;
    const asked = { id: previousData.id, data: values, previousData };
    return { record: (await provider.update(resource, asked)).data, before };
  };
  return forEach(items, save, ({ values }) => nameOfRecord(values), run);
}

/**
 * Gives changed records their former values and deletes new ones. Records that somebody changed
 * since keep their values.
 */
export function undoSaving(
  provider: Provider,
  { resource, labels }: Pick<RecordKind, 'resource' | 'labels'>,
  saved: readonly Saved[],
  { mayDelete, ...run }: Run & { mayDelete: boolean },
): Promise<Outcome<Saved>> {
  // Not the columns that the database computes.
  const isInForm = ([field]: [string, unknown]) => field in labels;
  const undo = async ({ record, before }: Saved): Promise<Saved> => {
    const asked = { id: record.id, previousData: record };
    const former = before && Object.fromEntries(Object.entries(before).filter(isInForm));
    if (former) await provider.update(resource, { ...asked, data: { ...record, ...former } });
    else await provider.delete(resource, asked);
    return { record };
  };
  const undoable = saved.filter(({ before }) => before || mayDelete);
  return forEach(undoable, undo, ({ record }) => nameOfRecord(record), run);
}
