/** Something that the operator can understand and do something about; its message is all they need. */
export class Problem extends Error {}

/** The message of an error, for an operator. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === 'EFBIG') {
    return `The disk is full: ${error.message}. Free some space and start again.`;
  }
  const causes = error instanceof AggregateError ? error.errors.map(sentenceOf) : [];
  const cause = error.cause ? ` (${sentenceOf(error.cause)})` : '';
  return [error.message || causes.join('; ') || error.name, cause].join('');
}

/** Runs the work of a command; what goes wrong ends it with one line and status 1. */
export async function runCommandOf(work: () => Promise<boolean>): Promise<void> {
  try {
    process.exitCode = (await work()) ? 0 : 1;
  } catch (error) {
    const isExpected = error instanceof Problem || (error as NodeJS.ErrnoException).code;
    console.error(`\n${sentenceOf(error)}`);
    if (!isExpected && error instanceof Error) console.error(error.stack);
    process.exitCode = 1;
  }
}
