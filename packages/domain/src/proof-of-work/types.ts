/** What `proof_of_work_challenge()` answers, in ALTCHA's shape. */
export type ProofOfWorkChallenge = {
  /** SHA-256 of the salt and the number, in hexadecimal digits. */
  challenge: string;
  salt: string;
  /** The greatest number to try. */
  maxnumber: number;
  signature: string;
};

/**
 * Gives an encoded solution. `isRequired`: the server refused a request without one, so a new challenge is
 * solved; otherwise undefined when none has been requested. Throws when it cannot be solved.
 */
export type GetProofOfWork = (isRequired: boolean) => Promise<string | undefined>;
