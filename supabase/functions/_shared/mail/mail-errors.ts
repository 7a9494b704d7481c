/** An email that a retry cannot deliver: no recipient, or the recipient is refused. */
export class LastingMailError extends Error {
  override name = 'LastingMailError';
}

/** An address that refuses mail for good. */
export class BouncedMailError extends LastingMailError {
  override name = 'BouncedMailError';
}

/** An email without an outcome: it may have been delivered. */
export class UncertainMailError extends Error {
  override name = 'UncertainMailError';
}

/** An email that a newer one has replaced. */
export class WithdrawnMailError extends Error {
  override name = 'WithdrawnMailError';
}
