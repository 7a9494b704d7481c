import type { ZodMiniType } from 'zod/mini';

/** A form and the table that its values are saved in. */
export type FormEntity = {
  table: string;
  schema: ZodMiniType;
  /** A valid form with every field. */
  example: Readonly<Record<string, unknown>>;
  /** The columns of fields with another name. */
  columns?: Readonly<Record<string, string>>;
  /** Fields that are no column of the table, or whose rule is the server's alone. */
  formOnly?: readonly string[];
  /** Fields that people have to fill in, but that the database also keeps empty. */
  mayBeEmpty?: readonly string[];
  /** Choices that the schema checks with a function. */
  values?: readonly string[];
};
