/**
 * API keys of the local backend, sent in the header `apikey`: the publishable key selects the role anon, the
 * secret key service_role. They are fixed so that apps can be built before it runs, and work nowhere else.
 */
export const publishableKey = 'sb_publishable_ExpatBuddyLocalOnly0001_a1b2c3d4';
export const serviceRoleKey = 'sb_secret_ExpatBuddyLocalOnly0001_e5f6a7b8';

/** Signs the access tokens of accounts, HS256. */
export const jwtSecret = 'expat-buddy-local-only-jwt-secret-0001';
