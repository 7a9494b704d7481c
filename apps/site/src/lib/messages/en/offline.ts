/** 14 November, 18:20; with its year when that is another. */
function moment(at: number, now = Date.now()): string {
  const [date, today] = [new Date(at), new Date(now)];
  const isThisYear = date.getFullYear() === today.getFullYear();
  const day = date.toLocaleDateString(
    'en-GB',
    isThisYear ? { day: 'numeric', month: 'long' } : { dateStyle: 'long' },
  );
  return `${day}, ${date.toLocaleTimeString('en-GB', { timeStyle: 'short' })}`;
}

export const offline = {
  notice: {
    region: 'Connection',
    cut: 'No connection.',
    copy: (at: number) => `You are reading the copy of ${moment(at)}.`,
    undated: 'You are reading an older copy.',
    list: 'What you can read offline',
  },
  version: {
    region: 'New version',
    ready: 'A new version is ready.',
    reload: 'Reload',
    later: 'Later',
  },
  saving: {
    savedTitle: 'Saved for offline',
    saved:
      'This page now opens without a connection. The sitemap leads to all you saved, under the same name.',
    removedTitle: 'No longer saved',
    removed: 'The copy of this page was removed from this device.',
    failedTitle: 'Not saved',
    failed: 'Something could not be read. Try again when the connection is better.',
    noRoom:
      'There is no room left on this device. What you saved before is still there: remove some of it, then try again.',
    unsupported:
      'This browser keeps no pages for later. A window that is not private, or another browser, may.',
  },
  unread: {
    title: 'No connection, and no copy of this page',
    text: 'This page has not been read on this device yet, so it cannot be shown before the connection is back.',
  },
  saved: {
    title: 'Saved for offline',
    description: 'The travels, road trips and events that you saved on this device.',
    intro:
      'These pages open on this device without a connection, with their pictures, as they were on the day you saved them.',
    list: 'Saved pages',
    savedAt: (at: number) => `Saved on ${moment(at)}`,
    remove: 'Remove',
    removeThis: (title: string) => `Remove ${title}`,
    empty: 'Nothing is saved on this device yet.',
    how: 'Open a travel, a road trip or the event and press “Save for offline”.',
    toTravels: 'Look at the travels',
    visited: 'Also on this device',
    visitedText:
      'Pages you looked at lately. They open without a connection too, but make room for others in time.',
    visitedAt: (at: number) => `Read on ${moment(at)}`,
  },
};
