export const dateFieldMessages = {
  incomplete: 'This date is not complete. Enter day, month and year.',
  pick: 'Pick a date',
  clear: (label: string) => `Clear ${label}`,
  today: (day: string) => `Today, ${day}`,
  month: 'Month',
  year: 'Year',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
};
