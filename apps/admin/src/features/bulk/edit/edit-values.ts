import { cutText } from '@expat-buddy/domain/format/cut-text';
import type { ReactNode } from 'react';
import { t } from '#i18n/t.ts';
import { isSameField } from '../records/field-changes.ts';
import type { RecordField } from '../records/record-fields.ts';
import type { Fields, RecordKind } from '../records/record-kind.ts';

/** One entry of the dialog: an input of the form, with the fields that it edits. */
export type BulkField = { label: string; fields: readonly string[]; input: ReactNode };

/** The selected records, and the inputs that the dialog offers for them. */
export type Editable = {
  inputs: readonly BulkField[];
  fields: readonly RecordField[];
  records: readonly Fields[];
};

/** What happens to the list that a record has. */
export type ListMode = 'add' | 'remove' | 'replace';

export type Edit = {
  /** The ticked fields; those of lists with what is done to them. */
  modes: ReadonlyMap<string, ListMode | undefined>;
  entered: Fields;
};

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function edited(before: unknown, entered: unknown, mode: ListMode | undefined): unknown {
  if (mode === undefined || mode === 'replace') return entered;
  const [had, given] = [listOf(before), listOf(entered)];
  if (mode === 'remove') return had.filter((each) => !given.includes(each));
  return [...had, ...given.filter((each) => !had.includes(each))];
}

/** The record with the ticked fields as entered, before its form saves it. */
function editedValues(before: Fields, { modes, entered }: Edit): Record<string, unknown> {
  const values: Record<string, unknown> = { ...before };
  for (const [field, mode] of modes) {
    // A list can hold an empty line that is still being typed.
    const given = mode ? listOf(entered[field]).filter((each) => each !== '') : entered[field];
    values[field] = edited(before[field], given, mode);
  }
  return values;
}

type Refusal = { id: string; errors: Readonly<Record<string, string>> };

export type EditPlan = {
  toSave: readonly { values: Fields; before: Fields }[];
  refused: readonly Refusal[];
};

/** Which records change, and which the schema refuses. Records that have the values already do neither. */
export function planEdit(kind: RecordKind, records: readonly Fields[], edit: Edit): EditPlan {
  const toSave: { values: Fields; before: Fields }[] = [];
  const refused: Refusal[] = [];
  for (const before of records) {
    const values = editedValues(before, edit);
    const errors = kind.validate(values);
    const normal = kind.toSave({ ...before });
    const saved = { ...before, ...kind.toSave(values) };
    const isSame = Object.keys(kind.labels).every((name) =>
      isSameField(normal[name], saved[name as keyof typeof saved]),
    );
    if (Object.keys(errors).length > 0) refused.push({ id: String(before.id), errors });
    else if (!isSame) toSave.push({ values: saved, before });
  }
  return { toSave, refused };
}

/** Errors that every record has belong to what was entered. */
export function sharedErrors(
  { toSave, refused }: EditPlan,
  { modes }: Edit,
): Record<string, string> {
  const [first] = refused;
  if (!first || toSave.length > 0) return {};
  const shared = Object.entries(first.errors).filter(
    ([field, message]) =>
      modes.has(field) && refused.every(({ errors }) => errors[field] === message),
  );
  return Object.fromEntries(shared);
}

/** The value that all records share; undefined when they differ. */
function sharedValue(records: readonly Fields[], field: string): unknown {
  const [first, ...others] = records;
  const isShared = others.every((record) => isSameField(record[field], first?.[field]));
  return isShared ? first?.[field] : undefined;
}

/** Whether an input edits one list, to which entries can be added. */
export function isOneList({ fields: own }: BulkField, fields: readonly RecordField[]): boolean {
  return own.length === 1 && fields.some(({ name, isList }) => isList && name === own[0]);
}

/** What the inputs start with: what all records have, and nothing for lists. */
export function initialValues(kind: RecordKind, { inputs, fields, records }: Editable): Fields {
  const isListField = (name: string) => fields.some((field) => field.isList && field.name === name);
  const entries = inputs.flatMap((input) =>
    input.fields.map((name) => {
      const nothing = kind.empty[name] ?? (isListField(name) ? [] : null);
      const shared = isOneList(input, fields) ? [] : sharedValue(records, name);
      return [name, shared ?? nothing] as const;
    }),
  );
  return Object.fromEntries(entries);
}

const MOST = 4;
const LONG = 40;

/** What the records hold, such as "North (12), West, nothing (3)"; of lists, their entries. */
export function describeValues(records: readonly Fields[], field: RecordField): string {
  const { name, format, isList } = field;
  const texts = records.flatMap((record) => {
    const entries = isList ? listOf(record[name]).map((entry) => format([entry])) : [];
    return (entries.length > 0 ? entries : [format(record[name])]).map(String);
  });
  const counts = [...Map.groupBy(texts, (text) => text)];
  const shown = counts.sort(([, one], [, other]) => other.length - one.length).slice(0, MOST);
  if (counts.length > 1 && shown.some(([text]) => text.length > LONG)) {
    return isList
      ? t('{count} different entries', { count: counts.length })
      : t('{count} different texts', { count: counts.length });
  }
  const parts = shown.map(([text, { length }]) => {
    const excerpt = cutText(text, 2 * LONG) || t('nothing');
    return length > 1 && counts.length > 1 ? `${excerpt} (${length})` : excerpt;
  });
  const others = counts.length - shown.length;
  return others > 0
    ? t('{parts} and {others} more', { parts: parts.join(', '), others })
    : parts.join(', ');
}
