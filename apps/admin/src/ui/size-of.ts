import { t } from '#i18n/t.ts';
/** For people: `412 kB`, `1.4 MB`. */
export function sizeOf(bytes: number | null): string {
  const megabytes = (bytes ?? 0) / 1024 / 1024;
  return megabytes < 0.1
    ? t('{max} kB', { max: Math.max(1, Math.round((bytes ?? 0) / 1024)) })
    : t('{megabytes} MB', { megabytes: megabytes.toFixed(1) });
}
