/**
 * The ways in which people type one address: as the account has it, with a capital first letter as
 * phones like to write, in capitals. Inquiries keep the address as typed, and an index finds exact ones.
 */
export function spellingsOf(email: string): string[] {
  const small = email.toLowerCase();
  const capital = small.charAt(0).toUpperCase() + small.slice(1);
  return [...new Set([email, small, capital, small.toUpperCase()])];
}
