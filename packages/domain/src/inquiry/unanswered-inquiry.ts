import { SAVE_FAILED_MESSAGE } from './inquiry-messages.ts';

/**
 * Nobody answered: there is no connection, or it broke. The inquiry may have arrived all the same, so
 * it is sent again with the same id.
 */
export class UnansweredInquiryError extends Error {
  override name = 'UnansweredInquiryError';
  constructor(cause?: unknown) {
    super(SAVE_FAILED_MESSAGE, { cause });
  }
}

/** Whether a failure to save would come again: refused as it is, and not for the moment (too many, no work done, a fault). */
export function isLastingRefusal(error: unknown): boolean {
  const { status = 0 } = ((error as Error | undefined)?.cause ?? {}) as { status?: number };
  return status >= 400 && status < 500 && ![408, 428, 429].includes(status);
}
