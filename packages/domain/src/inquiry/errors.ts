import { type InquiryFailure, inquiryFailures } from './messages.ts';

/** An inquiry was not saved. `cause` is the database's error with its status, where it answered. */
export class InquiryError extends Error {
  override name = 'InquiryError';
  readonly failure: InquiryFailure;
  constructor(failure: InquiryFailure, cause?: unknown) {
    super(inquiryFailures[failure], { cause });
    this.failure = failure;
  }
}

/**
 * The server did not answer: there is no connection, or it broke. The inquiry may have arrived all the
 * same, so it is sent again with the same id.
 */
export class UnansweredInquiryError extends InquiryError {
  override name = 'UnansweredInquiryError';
  constructor(cause?: unknown) {
    super('notSaved', cause);
  }
}

/** Whether a retry would fail too: refused permanently, not temporarily (rate limit, proof of work, server fault). */
export function isLastingRefusal(error: unknown): boolean {
  const { status = 0 } = ((error as Error | undefined)?.cause ?? {}) as { status?: number };
  return status >= 400 && status < 500 && ![408, 428, 429].includes(status);
}
