import { t } from '#i18n/t.ts';
import { publicationNames } from '#ui/publication.ts';
import { sameForm } from '#ui/text-form.ts';
import { checkNumbers, checkTranslation } from '../check-translation.ts';
import type { SentText, TextStatus, TranslatedText } from '../texts.ts';
import { type FileRow, type NumberedRow, oneOf, statuses } from './file-row.ts';

export type PlannedState = 'refused' | 'new' | 'changed' | 'unchanged' | 'empty';

export type PlannedText = {
  row: NumberedRow;
  state: PlannedState;
  /** Why the row is refused. */
  sentence?: string;
  /** What to look at before it is imported. */
  warning?: string;
  /** The stored text. */
  known?: TranslatedText;
};

const nameOf = (row: Pick<FileRow, 'resource' | 'record' | 'field' | 'item'>) =>
  JSON.stringify([row.resource, row.record, row.field, row.item]);

const lines = (text: string) => text.replaceAll('\r\n', '\n').normalize('NFC').trim();
const sameText = (one: string, other: string) => lines(one) === lines(other);

function refusalOf(row: FileRow, known: TranslatedText | undefined): string | undefined {
  if (!known) return t('This text does not exist, or was deleted.');
  if (!sameText(sameForm(row.source), sameForm(known.source)))
    return t('The English text has changed.');
  if (row.translation.trim() === '') return undefined;
  if (!statuses.some((status) => status === row.status)) {
    return t('The status is {statuses}, not “{status}”.', {
      statuses: oneOf(statuses.map((status) => publicationNames[status])),
      status: row.status,
    });
  }
  return checkTranslation(known.source, row.translation);
}

function stateOf(row: FileRow, known: TranslatedText): PlannedState {
  if (row.translation.trim() === '') return 'empty';
  if (known.text === null) return 'new';
  return sameText(row.translation, known.text) && row.status === known.status
    ? 'unchanged'
    : 'changed';
}

/** Plans the import of a file. One refused row blocks the whole file. An empty translation changes nothing. */
export function planTranslations(
  rows: readonly NumberedRow[],
  texts: readonly TranslatedText[],
): PlannedText[] {
  const stored = new Map(texts.map((text) => [nameOf({ ...text, record: text.record_id }), text]));
  const seen = new Set<string>();
  return rows.map((row) => {
    const name = nameOf(row);
    const known = stored.get(name);
    const sentence = seen.has(name)
      ? t('An earlier row is for the same text.')
      : refusalOf(row, known);
    seen.add(name);
    if (sentence || !known)
      return { row, state: 'refused', sentence: sentence ?? '', ...(known && { known }) };
    const state = stateOf(row, known);
    const warning =
      state === 'new' || state === 'changed'
        ? checkNumbers(known.source, row.translation, known.language)
        : undefined;
    return { row, state, known, ...(warning && { warning }) };
  });
}

/** The new and changed texts, with the given status or the one in the file. */
export const textsToSave = (plan: readonly PlannedText[], status?: TextStatus): SentText[] =>
  plan.flatMap(({ row, state, known }) => {
    if (!known || (state !== 'new' && state !== 'changed')) return [];
    return [
      {
        resource: known.resource,
        record_id: known.record_id,
        field: known.field,
        item: known.item,
        language: known.language,
        source: known.source,
        text: lines(row.translation),
        status: status ?? (row.status as TextStatus),
        seen_at: known.updated_at,
      },
    ];
  });
