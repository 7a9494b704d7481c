const name = (style: 'long' | 'short') => {
  const format = new Intl.DateTimeFormat('en', { month: style, timeZone: 'UTC' });
  return (month: number) => format.format(Date.UTC(2000, month - 1));
};

/** The names of months from 1 to 12. */
export const monthName = name('long');
export const shortMonthName = name('short');
