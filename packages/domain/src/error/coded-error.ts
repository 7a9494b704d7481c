export type ErrorValues = Readonly<Record<string, string | number>>;

/** An error for people: each app maps the code to a message, which has the values. */
export type CodedError = { code: string; values: ErrorValues };

function ofObject(value: unknown): CodedError | undefined {
  const { code, values = {} } = (value ?? {}) as Partial<CodedError>;
  return typeof code === 'string' ? { code, values } : undefined;
}

/** Of a text such as `{"code": "photo_in_use", "values": {"count": 2}}`; undefined for any other text. */
export function codedErrorIn(text: string): CodedError | undefined {
  try {
    return ofObject(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/**
 * What an error says, from the body of a response: the database has it in `details`, an edge function in `code` and
 * `values`. An error of PostgreSQL or PostgREST itself has a code that no app has a message for.
 */
export function codedError(body: unknown): CodedError | undefined {
  const { details } = (body ?? {}) as { details?: unknown };
  return typeof details === 'string' ? codedErrorIn(details) : ofObject(body);
}
