/** A mail that no later try would bring through: nobody to send it to, or its recipient is refused. */
export class LastingMailError extends Error {
  override name = 'LastingMailError';
}

/** A mail that was handed over without an answer: it may have gone out, and nobody can know. */
export class UncertainMailError extends Error {
  override name = 'UncertainMailError';
}

/** A mail that has lost its sense before it went out. */
export class WithdrawnMailError extends Error {
  override name = 'WithdrawnMailError';
}
