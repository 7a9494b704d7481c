/** The database in which the name is stored, with a key that may write it. */
type Database = { url: string; secretKey: string };

/**
 * Writes the name into the settings, where staff can change it later.
 * @throws a sentence for the terminal.
 */
export async function writeCompanyName({ url, secretKey }: Database, name: string): Promise<void> {
  const response = await fetch(`${url}/rest/v1/site_settings?id=eq.1`, {
    method: 'PATCH',
    headers: {
      apikey: secretKey,
      authorization: `Bearer ${secretKey}`,
      'content-type': 'application/json',
      prefer: 'return=representation',
    },
    body: JSON.stringify({ company_name: name }),
  }).catch(() => {
    throw new Error(`The database at ${url} cannot be reached.`);
  });
  if (!response.ok)
    throw new Error(`The database at ${url} refuses the name (${response.status}).`);
  const rows = (await response.json()) as unknown[];
  if (rows.length === 0) throw new Error(`The database at ${url} has no settings yet.`);
}
