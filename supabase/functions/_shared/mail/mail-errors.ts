/** A mail that no later try would bring through: nobody to send it to, or its recipient is refused. */
export class LastingMailError extends Error {
  override name = 'LastingMailError';
}

/** A mail that has lost its sense before it went out. */
export class WithdrawnMailError extends Error {
  override name = 'WithdrawnMailError';
}
