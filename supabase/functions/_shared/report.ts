const ADDRESS = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g;
const FRAMES = 5;

type Failure = { name?: unknown; code?: unknown; message?: unknown; stack?: unknown };

/**
 * Never logs `details` or `hint`, where the database repeats the refused row, and removes addresses
 * and quoted values from the message.
 */
export function errorForLog(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(typeof error);
  const { name, code, message, stack } = error as Failure;
  const words = String(message ?? '')
    .replace(ADDRESS, '[address]')
    .replace(/"[^"]*"|\([^)]*\)/g, '[…]')
    .slice(0, 300);
  const frames = String(stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, FRAMES);
  const head = [name, code, words].filter((part) => part !== undefined && part !== '').join(' ');
  return [head, ...frames].join('\n');
}

/** The only function that writes to the log. `what` is a constant sentence, with ids at most. */
export function report(what: string, error?: unknown): void {
  console.error(what, ...(error === undefined ? [] : [errorForLog(error)]));
}
