import type { PublicationStatus } from '@expat-buddy/domain/publication-status';
import type { ComponentType, ReactNode } from 'react';
import type { ZodMiniType } from 'zod/mini';
import { kindOf, pageOf } from '#content-kind-of.ts';
import type { ContentResource, PublishedTable } from '#content-kinds.ts';
import type { LoadBulkFields } from '#features/bulk/edit/use-edit.ts';
import type { Fields, RecordKind } from '#features/bulk/records/record-kind.ts';

export type CatalogueRecord = {
  id: string;
  position: number;
  status?: PublicationStatus;
  title?: string;
  name?: string;
};

type RowFacts = {
  /** A path; null when the record has no picture, missing when the kind has none. */
  picture?: string | null;
  details: ReactNode;
  mark?: ReactNode;
};

/** Describes one kind of catalogue record to the shared list, drawer and form. */
export type CatalogueKind<RecordType extends CatalogueRecord = CatalogueRecord> = {
  resource: ContentResource;
  table: string;
  /** Set when rows have a publication state. */
  published?: PublishedTable;
  title: string;
  names: { one: string; many: string };
  columns: string;
  /** The empty state. */
  none: string;
  /** Tabs to sibling lists. */
  tabs?: ReactNode;
  filters?: ReactNode;
  row(record: RecordType): RowFacts;
  /** The initial values. They also say what an emptied field is saved as: '', [] or null. */
  empty: Fields;
  labels: Readonly<Record<string, string>>;
  schema: ZodMiniType;
  /** What files and edits of many records need to know besides. */
  records?: Pick<RecordKind, 'choices' | 'references' | 'columns' | 'fromRow'>;
  Inputs: ComponentType;
  /** The fields that make sense for many records at once. */
  bulkFields?: LoadBulkFields;
  /** The path on the site. */
  pageOf?(record: RecordType): string | undefined;
  /** Set for kinds without drafts whose records are worth copying. */
  canDuplicate?: boolean;
  whyNotDeletable?(record: RecordType): string | undefined;
};

type FromRow = 'resource' | 'table' | 'published' | 'title';

/** Checks a kind against its record type and hands it on untyped, with what its row of `contentKinds` says. */
export function catalogueKind<RecordType extends CatalogueRecord>(
  resource: ContentResource,
  kind: Omit<CatalogueKind<RecordType>, FromRow>,
): CatalogueKind {
  const { table, list, isPublished, page } = kindOf(resource);
  return {
    resource,
    table,
    title: list,
    ...(isPublished && { published: table as PublishedTable }),
    ...(page && { pageOf: pageOf(resource) }),
    ...kind,
  };
}

export const nameOf = ({ id, name, title }: CatalogueRecord) => name ?? title ?? id;

/** Whether something can be done with several rows at once. */
export const isSelectable = ({ published, bulkFields }: CatalogueKind) =>
  published !== undefined || bulkFields !== undefined;
