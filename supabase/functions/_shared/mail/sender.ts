/** The sender with another name and the same address. */
export function senderOf(from: string, name: string | undefined): string {
  const plain = name?.replaceAll(/["<>\\\p{Cc}]/gu, '').trim();
  if (!plain) return from;
  const address = /<([^<>]+)>/.exec(from)?.[1] ?? from.trim();
  return `"${plain}" <${address}>`;
}
