/** Loaded with the first request, because a prerendered page already has its data. */
export const database = async () => (await import('./database-client.ts')).client;
