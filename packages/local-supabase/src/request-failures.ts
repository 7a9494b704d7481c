/**
 * What a failed request leaves in the log. The database's refusals leave nothing, because the response reports them;
 * its own failures leave one line without values.
 */
import { requestContext } from './request-context.ts';

/** By the class of their SQLSTATE: resources, such as a full disk; intervention; the system; internal errors. */
const failures: Readonly<Record<string, string>> = {
  '53': 'it lacks disk space, memory or connections',
  '57': 'it was interrupted',
  '58': 'a file or the system failed',
  XX: 'an internal error, or its data is damaged',
};

/** lite prints each error of a request where it happens. Whether it matters is known with the response. */
export function rememberFailures(): void {
  const { error } = console;
  console.error = (...args: unknown[]) => {
    const context = requestContext.getStore();
    const failure = args.find((each) => each instanceof Error);
    if (!context || !failure) return error(...args);
    context.failure ??= failure;
  };
}

export function failureLine(request: Request, status: number): string | undefined {
  const { databaseError, failure } = requestContext.getStore() ?? {};
  const where = `${request.method} ${new URL(request.url).pathname}`;
  const state = databaseError?.code ?? stateOf(failure);
  if (state) {
    const reason = failures[state.slice(0, 2)];
    return reason && `The database failed at ${where}: ${reason} (SQLSTATE ${state}).`;
  }
  return failure && status >= 500 ? `${where} failed: ${failure.stack}` : undefined;
}

function stateOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : stateOf(error.cause);
}
