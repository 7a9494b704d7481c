/** `URL.canParse`, also before polyfills have been fetched. */
export function isAddress(text: string): boolean {
  try {
    return Boolean(new URL(text));
  } catch {
    return false;
  }
}
