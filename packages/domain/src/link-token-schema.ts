import * as z from 'zod/mini';

/** The token of a link: 32 random bytes in base64url. */
export const linkTokenSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));
