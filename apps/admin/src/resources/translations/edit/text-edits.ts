import { keyOf, type SentText, type TextStatus, type TranslatedText } from '../texts.ts';

/** What somebody has typed for one text and not saved. */
export type TextEdit = {
  text: string;
  status: TextStatus;
  /** An outdated translation that fits the English text as it is now. */
  stillFits: boolean;
  /** The text as it was when they began. */
  base: TranslatedText;
  /** What a colleague has saved since. */
  theirs?: string;
};

export type TextEdits = Readonly<Record<string, TextEdit>>;

/** New translations are published, unless somebody keeps them as drafts. */
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
 * Keeps what somebody typed after the texts were read again, with what a colleague has saved. Texts
 * that are gone take their edits along.
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
