export const typedDayMessages = {
  label: 'Type a date',
  example: '12/4/2027',
  choose: 'Choose',
  unknown: 'Enter day, month and year, such as 12/4/2027 or 12 April.',
  outside: (earliest: string, latest: string) => `Choose a day from ${earliest} to ${latest}.`,
};
