import type { TranslationLanguage } from '@expat-buddy/domain/language/languages';
import type { DataProvider } from 'react-admin';
import { readAll } from '#features/export/read-all.ts';
import type { TranslationProgress } from '#features/record-editing/translations/progress-text.ts';
import { readTexts } from '../text-requests.ts';
import type { TranslatedText } from '../texts.ts';
import { batchesOf } from './batches.ts';

/** The texts of the matching records, with their translations into a language. */
export async function readLanguage(
  provider: DataProvider,
  language: TranslationLanguage,
  filter: Readonly<Record<string, unknown>>,
): Promise<TranslatedText[]> {
  const { signal } = new AbortController();
  const records = await readAll<TranslationProgress>({
    readPage: (page, perPage) =>
      provider.getList<TranslationProgress>('translations', {
        filter: { ...filter, language },
        sort: { field: 'id', order: 'ASC' },
        pagination: { page, perPage },
        meta: { columns: 'id,resource,record_id,texts', headers: { Prefer: 'count=exact' } },
      }),
    onProgress: () => undefined,
    signal,
  });
  const texts: TranslatedText[] = [];
  for (const batch of batchesOf(records)) {
    const [first] = batch;
    if (!first) continue;
    const ids = batch.map(({ record_id }) => record_id);
    texts.push(...(await readTexts(first.resource, ids, [language])));
  }
  return texts;
}
