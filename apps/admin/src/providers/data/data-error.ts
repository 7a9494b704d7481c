export type FieldErrors = Record<string, string>;
type FormErrors = FieldErrors | { root: { serverError: string } };

/**
 * A refusal in a sentence for the person at the screen. react-admin reads `status` and puts
 * `body.errors` next to the fields they name. A refusal that is about no field is an error of the form
 * as a whole: without one the form would count as saved, and leaving it would lose what was written
 * without a warning.
 */
export class DataError extends Error {
  override name = 'DataError';
  readonly status: number;
  readonly body: { errors: FormErrors };
  /** PostgreSQL's or PostgREST's error code. */
  readonly code: string | undefined;
  constructor(message: string, status: number, errors?: FieldErrors, code?: string) {
    super(message);
    this.status = status;
    this.code = code;
    this.body = { errors: errors ?? { root: { serverError: message } } };
  }
}

/** Somebody else saved the record in the meantime. Nothing was written. */
export class RecordChanged extends DataError {
  override name = 'RecordChanged';
  readonly current: Readonly<Record<string, unknown>>;
  constructor(current: Readonly<Record<string, unknown>>) {
    super('Not saved yet. Choose at the top of the form which version to keep.', 409);
    this.current = current;
  }
}
