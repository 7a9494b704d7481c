/** 1,572,864 → "1.5 MB": the size of a file as people know it from their own disk. */
export function bytesInWords(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1024))} kB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

export const placesInWords = (count: number) => (count === 1 ? '1 place' : `${count} places`);
