export type FieldErrors = Record<string, string>;

/**
 * A refusal in a sentence for the person at the screen. react-admin reads `status`, shows `message`,
 * and puts `body.errors` next to the fields they name.
 */
export class DataError extends Error {
  override name = 'DataError';
  readonly status: number;
  readonly body: { errors?: FieldErrors };
  constructor(message: string, status: number, errors?: FieldErrors) {
    super(message);
    this.status = status;
    this.body = errors ? { errors } : {};
  }
}

/** Somebody else saved the record in the meantime. Nothing was written. */
export class RecordChanged extends DataError {
  override name = 'RecordChanged';
  readonly current: Readonly<Record<string, unknown>>;
  constructor(current: Readonly<Record<string, unknown>>) {
    super('Somebody else changed this record. Your changes are not saved.', 409);
    this.current = current;
  }
}
