/** Reviews on /reviews before more are asked for. */
export const FIRST_LATEST = 20;
