/** For the button and the link on every page. */
export const planButtonMessages = {
  add: 'Add to plan',
  isIn: 'In your plan',
  of: (title: string) => `(${title})`,
  added: (title: string) => `${title} is in your plan`,
  addedText: (count: number) =>
    count === 1 ? 'It is the first item.' : `There are ${count} items in it now.`,
  notKept: 'This browser cannot save it: open your plan and copy its link before you leave.',
  removed: (title: string) => `${title} removed from your plan`,
  undo: 'Undo',
  restored: (title: string) => `${title} is back in your plan`,
  open: 'Open your plan',
  full: 'Your plan is full',
  fullText: (most: number) => `It holds ${most} items. Remove one to add another.`,
  link: 'My plan',
  count: (count: number) => (count === 1 ? '1 item' : `${count} items`),
};
