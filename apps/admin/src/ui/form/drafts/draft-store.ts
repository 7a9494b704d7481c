import { createContext } from 'react';

export type Fields = Readonly<Record<string, unknown>>;

/** What was typed into a form: the fields that differ from its record, and what they differ from. */
export type Typed = {
  changes: Fields;
  base: Fields;
  /** When the record had last changed; null for a new one. */
  record_version: string | null;
};

export type FormDraft = Typed & { updated_at: string };

/** A form and the record that it edits, whose id is empty for a new one. */
export type FormName = { form: string; recordId: string };

/** Keeps what was typed and not saved, for the same account only. */
export type DraftStore = {
  read: (name: FormName) => Promise<FormDraft | null>;
  save: (name: FormName, typed: Typed) => Promise<void>;
  drop: (name: FormName) => Promise<void>;
  /** As the page is left: nobody waits for the answer. */
  saveAtOnce: (name: FormName, typed: Typed) => void;
};

/** Null where forms keep nothing. */
export const DraftStoreContext = createContext<DraftStore | null>(null);
