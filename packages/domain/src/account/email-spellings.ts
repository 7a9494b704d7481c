/**
 * The usual spellings of an address: as given, lower case, capitalized (as phones do) and upper case.
 * Inquiries keep the address as typed, and their index finds exact matches only.
 */
export function spellingsOf(email: string): string[] {
  const small = email.toLowerCase();
  const capital = small.charAt(0).toUpperCase() + small.slice(1);
  return [...new Set([email, small, capital, small.toUpperCase()])];
}
