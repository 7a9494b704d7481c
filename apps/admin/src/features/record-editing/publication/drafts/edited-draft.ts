import { createContext } from 'react';
import type { RaRecord } from 'react-admin';
import type { RecordName } from '../record-name.ts';
import type { DraftChanges } from './draft-changes.ts';

export type Transform = ((values: Record<string, unknown>) => unknown) | undefined;

export type EditedDraft = {
  record: RecordName;
  draft: DraftChanges | null;
  /** The published record with the changes of the draft; the form starts from it. */
  merged: RaRecord | undefined;
  /** Whether a person still has to choose between the draft and a newer published version. */
  isDisputed: boolean;
  onResolve: () => void;
  /** Cleans the form's values before they are saved. */
  transform: Transform;
};

/** Null in the form of a new record, and of records without a publication state. */
export const EditedDraft = createContext<EditedDraft | null>(null);
