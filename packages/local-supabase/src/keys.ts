/**
 * Keys of the local backend. They are fixed, so that apps can be built ahead, and worthless
 * anywhere else: a hosted project has its own. A key goes into the header `apikey`;
 * the publishable one stands for the role anon, the secret one for service_role.
 */
export const publishableKey = 'sb_publishable_ExpatBuddyLocalOnly0001_a1b2c3d4';
export const serviceRoleKey = 'sb_secret_ExpatBuddyLocalOnly0001_e5f6a7b8';

/** Signs the access tokens of accounts, HS256. */
export const jwtSecret = 'expat-buddy-local-only-jwt-secret-0001';
