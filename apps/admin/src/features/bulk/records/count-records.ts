const figure = new Intl.NumberFormat('en-GB');

/** Such as "1 travel" and "1,200 travels". */
export const countRecords = (count: number, names: { one: string; many: string }): string =>
  `${figure.format(count)} ${count === 1 ? names.one : names.many}`;
