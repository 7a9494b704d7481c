/** The folders of the site whose pages are named by the id of a record (of a travel category, its route), by its table. */
const pageFolders = {
  travels: ['travels', 'road-trips'],
  travel_categories: ['categories'],
  activities: ['activities'],
  activity_categories: ['activity-categories'],
  vehicles: ['rv-rental'],
  events: ['events'],
  product_collections: ['store'],
} as const satisfies Record<string, readonly string[]>;

type PagedTable = keyof typeof pageFolders;

const isPaged = (table: string): table is PagedTable => Object.hasOwn(pageFolders, table);

/** The folders of the pages of a table's records; none for records without a page of their own. */
export const foldersOf = (table: string): readonly string[] =>
  isPaged(table) ? pageFolders[table] : [];

/** The table and id of the record that a page such as `/travels/oran` shows; null for other pages. */
export function recordOfPath(pathname: string): { table: string; id: string } | null {
  const [, folder = '', id = '', ...rest] = pathname.split('/');
  if (id === '' || rest.some((part) => part !== '')) return null;
  const table = Object.keys(pageFolders).find((name) => foldersOf(name).includes(folder));
  return table === undefined ? null : { table, id };
}
