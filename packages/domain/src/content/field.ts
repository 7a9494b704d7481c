/** How a field is stored and entered. The names on the right are those of the column's type. */
export type FieldShape =
  | 'text'
  /** Texts, one on each line: text[]. */
  | 'lines'
  | 'number'
  | 'yes-no'
  /** `YYYY-MM-DD`: date. */
  | 'day'
  /** Its address: text. */
  | 'picture'
  /** Addresses: text[]. */
  | 'pictures'
  /** One of `choices`: text. */
  | 'choice'
  /** Numbers from 1 to 12: smallint[]. */
  | 'months'
  /** Objects with an id each: jsonb. */
  | 'entries'
  | 'object'
  /** The id of another record: text or uuid. */
  | 'id'
  /** Ids of other records: text[] or uuid[]. */
  | 'ids'
  /** Rows of another table, so no column. */
  | 'rows';

/** Fine print is searched only where nothing else has all the words. */
export type SearchPart = 'title' | 'summary' | 'place' | 'keywords' | 'fine_print';

/** One field of a kind of content: everything about it that more than one place needs. */
export type Field = {
  shape: FieldShape;
  /** The tab of the form. */
  tab: string;
  /** In English, as everything here; French is in the back office. */
  label: string;
  help?: string;
  /** Set on texts that cannot be empty: completes “Please enter …”. */
  required?: string;
  /** What a new record has, if not nothing. */
  initial?: string | number | boolean;
  /** What the button says that adds a line. */
  add?: string;
  /** Outside its tab: one line of the list, or more than the label. */
  name?: string;
  /** Most characters of a text; least and greatest number. */
  limit?: number | readonly [least: number, greatest: number];
  choices?: readonly string[];
  /** Lines of the input of a text that may have several. */
  rows?: number;
  /** Beside the next or the previous one that is half as wide. */
  isHalf?: true;
  /** Of entries, besides `id`. */
  keys?: readonly string[];
  /** Set on translated texts. Of entries: the translated keys, with their names. */
  translated?: true | Readonly<Record<string, string>>;
  /** Where `private.search_sources` has it. Of entries: by key. */
  search?: SearchPart | Readonly<Record<string, SearchPart>>;
  /** Why visitors miss it: counted by `completeness`. */
  asked?: string;
  /** Many records can get the same. */
  inBulk?: true;
  /** The only kind that has it. */
  only?: string;
};

export type Fields = Readonly<Record<string, Field>>;

/** The names of the fields of a shape. */
export type FieldsWith<All extends Fields, Shape extends FieldShape> = {
  [Name in keyof All]: All[Name]['shape'] extends Shape ? Name : never;
}[keyof All];

/** The names of the fields with a column in the table. */
export type ColumnsOf<All extends Fields> = {
  [Name in keyof All]: All[Name]['shape'] extends 'rows' ? never : Name;
}[keyof All];

const emptyValues = {
  text: '',
  lines: [],
  number: null,
  'yes-no': null,
  choice: null,
  day: null,
  picture: '',
  pictures: [],
  object: null,
  id: null,
  months: [],
  entries: [],
  ids: [],
  rows: [],
} as const satisfies Record<FieldShape, unknown>;

/** What a field holds of which nothing is known. */
const emptyValue = ({ shape, initial }: Field): unknown =>
  initial ?? (Array.isArray(emptyValues[shape]) ? [] : emptyValues[shape]);

export const fieldEntries = <All extends Fields>(fields: All) =>
  Object.entries(fields) as [keyof All & string, Field][];

/** A record of which nothing is known. */
export const emptyRecord = (fields: Fields): Record<string, unknown> =>
  Object.fromEntries(fieldEntries(fields).map(([name, field]) => [name, emptyValue(field)]));
