/** The columns that say where a statement comes from and who last compared it with the source. */
export type Source = {
  source_name: string;
  source_url: string;
  /** What visitors should know about the source, such as a page without a date. */
  source_note: string;
  /** `YYYY-MM-DD`; null while nobody has checked it. */
  checked_on: string | null;
  checked_by: string;
};

export type SourceColumn = keyof Source;

/** For `translatedColumns`. */
export const sourceColumns = 'source_name~,source_url,source_note~,checked_on,checked_by';
