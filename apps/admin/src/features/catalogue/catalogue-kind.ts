import type { ComponentType, ReactNode } from 'react';
import type { ZodMiniType } from 'zod/mini';
import type { PublishedTable } from '#features/bulk/change-status.ts';
import type { PublicationStatus } from '#ui/publication.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** What every record of the catalogue has. */
export type CatalogueRecord = {
  id: string;
  position: number;
  status?: PublicationStatus;
  title?: string;
  name?: string;
};

/** What a row of the list says beside the name. */
type RowFacts = {
  /** A picture's path; null when there is none yet, missing when this kind has no pictures. */
  picture?: string | null;
  details: ReactNode;
  mark?: ReactNode;
};

/**
 * One kind of thing in the catalogue: all that its list and its drawer need to know. What is done with
 * it is the same for every kind: search, publish, order, add, edit, delete.
 */
export type CatalogueKind<RecordType extends CatalogueRecord = CatalogueRecord> = {
  resource: string;
  /** The table, for its order. */
  table: string;
  /** The same table, when its rows are published. */
  published?: PublishedTable;
  title: string;
  names: { one: string; many: string };
  /** The columns that the list reads. */
  columns: string;
  /** What to say, and to do, when there is nothing yet. */
  none: string;
  /** Lists that stand beside this one. */
  tabs?: ReactNode;
  /** Filters beside search and status. */
  filters?: ReactNode;
  row(record: RecordType): RowFacts;
  /** A new record. It also says of each field what an emptied one is saved as: '', [] or null. */
  empty: Fields;
  /** The fields as people call them. */
  labels: Readonly<Record<string, string>>;
  schema: ZodMiniType;
  /** The fields of its form; a large one is loaded when the drawer opens. */
  Inputs: ComponentType;
  /** Where visitors see it. */
  pageOf?(record: RecordType): string | undefined;
  /** Why it cannot be deleted. */
  whyKept?(record: RecordType): string | undefined;
};

/** A kind as the shared list and drawer take it, checked against the records it is about. */
export function catalogueKind<RecordType extends CatalogueRecord>(
  kind: CatalogueKind<RecordType>,
): CatalogueKind {
  return kind;
}

export const nameOf = ({ id, name, title }: CatalogueRecord) => name ?? title ?? id;
