/** How a server's keys begin: Supabase's secret keys, mail and payment services', private keys. */
const KEYS = [
  /\bsb_secret_[\w-]{8,}/,
  /\bre_[A-Za-z0-9]{16,}/,
  /\bsk_(live|test)_/,
  /PRIVATE KEY-----/,
];

/** A JSON web token with a role of the server. */
function isServerToken(token: string): boolean {
  const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8');
  return /"role"\s*:\s*"(service_role|supabase_admin)"/.test(claims);
}

export function holdsServerKey(text: string): boolean {
  const tokens = text.match(/\beyJ[\w-]+\.[\w-]+\.[\w-]+/g) ?? [];
  return KEYS.some((key) => key.test(text)) || tokens.some(isServerToken);
}
