/** The client of the API. A served page has its content, so the code that asks comes with the first question. */
export const database = async () => (await import('./database-client.ts')).client;
