import type { TranslationProgress } from '#features/record-editing/translations/progress-text.ts';

/** Below the API's limit of 1,000 rows. A record with more texts is a batch of its own. */
const MAX_TEXTS = 900;

type Counted = Pick<TranslationProgress, 'resource' | 'record_id' | 'texts'>;

/** Groups records of one table whose texts fit into one response. */
export function batchesOf(records: readonly Counted[]): Counted[][] {
  const batches: Counted[][] = [];
  let size = 0;
  for (const record of records) {
    const batch = batches.at(-1);
    const isSameTable = batch?.[0]?.resource === record.resource;
    if (batch && isSameTable && size + record.texts <= MAX_TEXTS) {
      batch.push(record);
      size += record.texts;
    } else {
      batches.push([record]);
      size = record.texts;
    }
  }
  return batches;
}
