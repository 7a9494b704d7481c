import { locale } from '#messages/locale.ts';

const comma = locale.language === 'ar' ? '، ' : ', ';

/** Joins values with commas and skips missing ones. */
export const listed = (...parts: readonly (string | false | null | undefined)[]): string =>
  parts.filter(Boolean).join(comma);
