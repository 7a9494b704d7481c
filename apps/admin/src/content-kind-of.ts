import { type ContentKind, type ContentResource, contentKinds } from './content-kinds.ts';

const byTable = new Map(contentKinds.map((kind) => [kind.table, kind]));
const byResource = new Map(contentKinds.map((kind) => [kind.resource, kind]));

export const kindOfTable = (table: string) => byTable.get(table);

export function kindOf(resource: ContentResource): ContentKind {
  const kind = byResource.get(resource);
  if (!kind) throw new Error(`No content kind is named ${resource}.`);
  return kind;
}

/** What react-admin knows of the kind. */
export function resourceProps(resource: ContentResource) {
  const { list, titleColumn } = kindOf(resource);
  return { name: resource, options: { label: list }, recordRepresentation: titleColumn };
}

/** Finds the path of a record on the site. */
export const pageOf =
  (resource: ContentResource) =>
  (record: object): string | undefined =>
    kindOf(resource).page?.replace(/\{(\w+)\}/g, (_, column) =>
      String((record as Readonly<Record<string, unknown>>)[column]),
    );
