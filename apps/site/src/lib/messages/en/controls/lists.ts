const number = new Intl.NumberFormat('en');

export const listMessages = {
  pages: 'Pages of the list',
  page: (page: number) => `Page ${number.format(page)}`,
  range: (from: number, to: number, total: number) =>
    `${number.format(from)}–${number.format(to)} of ${number.format(total)}`,
  more: (count: number) => `Show ${count} more`,
  loading: 'Loading...',
  failed: 'The next page could not be loaded.',
  earlier: 'Previous page',
  beyond: 'The list ends before this page.',
  toFirst: 'Back to the first page',
};
