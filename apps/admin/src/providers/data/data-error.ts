import { t } from '#i18n/t.ts';
export type FieldErrors = Record<string, string>;
type FormErrors = FieldErrors | { root: { serverError: string } };

/**
 * An error as a sentence. react-admin reads `status` and shows `body.errors` next to the fields. An
 * error without fields becomes the form's root error; otherwise the form would count as saved and
 * could be left without a warning.
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

/** Somebody else saved the record meanwhile. Nothing was written. */
export class RecordChanged extends DataError {
  override name = 'RecordChanged';
  readonly current: Readonly<Record<string, unknown>>;
  constructor(current: Readonly<Record<string, unknown>>) {
    super(t('Not saved yet. Choose at the top of the form which version to keep.'), 409);
    this.current = current;
  }
}
