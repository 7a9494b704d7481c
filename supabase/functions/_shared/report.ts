const ADDRESS = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g;
const FRAMES = 5;

type Failure = { name?: unknown; code?: unknown; message?: unknown; stack?: unknown };

/**
 * What a log may hold of an error. Never `details` or `hint`, where the database repeats the row that it
 * refused; of the message neither addresses nor what it quotes.
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

/** The one way into the log for what went wrong. `what` is a sentence of ours, with ids at most. */
export function report(what: string, error: unknown): void {
  console.error(what, errorForLog(error));
}
