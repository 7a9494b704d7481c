import { locale } from '#messages/locale.ts';

const comma = locale.language === 'ar' ? '، ' : ', ';

/** Values one after another, without those that are missing. */
export const listed = (...parts: readonly (string | false | null | undefined)[]): string =>
  parts.filter(Boolean).join(comma);
