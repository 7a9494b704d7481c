import { contentPages } from '../content/pages.ts';

/** A road trip is a travel with another page. */
const more: Readonly<Record<string, readonly string[]>> = { travels: ['road-trips'] };

/** The folders of the pages that are named by the id of a record (of a travel category, its route), by table. */
const pageFolders = new Map(
  Object.entries(contentPages).flatMap(([table, page]) => {
    const [, folder] = /^\/([a-z-]+)\/\{/.exec(page) ?? [];
    return folder ? [[table, [folder, ...(more[table] ?? [])]]] : [];
  }),
);

/** The folders of the pages of a table's records; none for records without a page of their own. */
export const foldersOf = (table: string): readonly string[] => pageFolders.get(table) ?? [];

/** The table and id of the record that a page such as `/travels/oran` shows; null for other pages. */
export function recordOfPath(pathname: string): { table: string; id: string } | null {
  const [, folder = '', id = '', ...rest] = pathname.split('/');
  if (id === '' || rest.some((part) => part !== '')) return null;
  const table = [...pageFolders.keys()].find((name) => foldersOf(name).includes(folder));
  return table === undefined ? null : { table, id };
}
