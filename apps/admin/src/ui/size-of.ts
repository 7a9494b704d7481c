/** For people: `412 kB`, `1.4 MB`. */
export function sizeOf(bytes: number | null): string {
  const megabytes = (bytes ?? 0) / 1024 / 1024;
  return megabytes < 0.1
    ? `${Math.max(1, Math.round((bytes ?? 0) / 1024))} kB`
    : `${megabytes.toFixed(1)} MB`;
}
