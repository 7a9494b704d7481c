import { locale } from '#i18n/locale.ts';

const figure = new Intl.NumberFormat(locale.dateTag);

/** Such as "1 travel" and "1,200 travels". */
export const countRecords = (count: number, names: { one: string; many: string }): string =>
  `${figure.format(count)} ${count === 1 ? names.one : names.many}`;
