import type { ErrorCode, MailErrorCode } from '@expat-buddy/domain/error/codes';
import { oneLine } from './one-line.ts';

/** An error of ours has a code, a mail server's only its own text. */
export class MailError extends Error {
  override name = 'MailError';
  readonly code: MailErrorCode | undefined;
  constructor(message: string, code?: MailErrorCode) {
    super(message);
    this.code = code;
  }
}

/** An email that a retry cannot deliver: no recipient, or the recipient is refused. */
export class LastingMailError extends MailError {
  override name = 'LastingMailError';
}

/** An address that refuses mail for good. */
export class BouncedMailError extends LastingMailError {
  override name = 'BouncedMailError';
}

/** An email without an outcome: it may have been delivered. */
export class UncertainMailError extends MailError {
  override name = 'UncertainMailError';
}

/** An email that a newer one has replaced. */
export class WithdrawnMailError extends MailError {
  override name = 'WithdrawnMailError';
  constructor(code: MailErrorCode) {
    super('This email must not be sent any more.', code);
  }
}

/** As `private.error_detail` of the database. */
export const storedCode = (code: ErrorCode) => JSON.stringify({ code, values: {} });

/** What the outbox keeps of an error: the code of ours, the text of any other. */
export const storedError = (error: unknown): string =>
  error instanceof MailError && error.code ? storedCode(error.code) : oneLine(String(error), 300);
