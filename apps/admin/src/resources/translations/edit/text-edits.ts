import { keyOf, type SentText, type TextStatus, type TranslatedText } from '../texts.ts';

/** An unsaved edit of one text. */
export type TextEdit = {
  text: string;
  status: TextStatus;
  /** Confirms that an outdated translation fits the present English text. */
  stillFits: boolean;
  /** The text when the edit began. */
  base: TranslatedText;
  /** What a colleague has saved since. */
  theirs?: string;
};

export type TextEdits = Readonly<Record<string, TextEdit>>;

/** New translations are published by default. */
export const unedited = (text: TranslatedText): TextEdit => ({
  text: text.text ?? '',
  status: text.status ?? 'published',
  stillFits: false,
  base: text,
});

export function isEdited({ text, status, stillFits, base }: TextEdit): boolean {
  if (text.trim() === '') return base.text !== null;
  const confirms = stillFits && base.state === 'outdated';
  return confirms || text.trim() !== base.text || status !== base.status;
}

export function withEdit(edits: TextEdits, edit: TextEdit): TextEdits {
  const key = keyOf(edit.base);
  if (isEdited(edit)) return { ...edits, [key]: edit };
  const { [key]: _unchanged, ...others } = edits;
  return others;
}

export const toSend = (edits: TextEdits): SentText[] =>
  Object.values(edits).map(({ base, text, status }) => ({
    resource: base.resource,
    record_id: base.record_id,
    field: base.field,
    item: base.item,
    language: base.language,
    source: base.source,
    text: text.trim(),
    status,
    seen_at: base.updated_at,
  }));

/**
 * Applies the edits to texts that were fetched again, and notes what a colleague has saved. Drops the
 * edits of texts that no longer exist.
 */
export function rebased(
  edits: TextEdits,
  texts: readonly TranslatedText[],
  isByColleague: boolean,
): TextEdits {
  return texts.reduce<TextEdits>((kept, text) => {
    const edit = edits[keyOf(text)];
    if (!edit) return kept;
    const isNewer = isByColleague && text.updated_at !== edit.base.updated_at && text.text !== null;
    return withEdit(kept, { ...edit, base: text, ...(isNewer && { theirs: text.text ?? '' }) });
  }, {});
}
