import { momentText } from '@expat-buddy/domain/format/day';

/** Includes the year unless it is the current one. */
const moment = (at: number) =>
  momentText(new Date(at), 'en', {
    hasYear: new Date(at).getFullYear() !== new Date().getFullYear(),
  });

export const offlineMessages = {
  notice: {
    region: 'Connection',
    offline: 'No connection.',
    copy: (at: number) => `You are reading a copy from ${moment(at)}.`,
    undated: 'You are reading an older copy.',
    back: 'The connection is back.',
    list: 'What you can read offline',
  },
  refresh: {
    failed: 'Part of this page could not be refreshed. You are seeing an earlier version.',
    retry: 'Retry',
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
      'This page now opens without a connection. Find your saved pages in the menu on phones and in the sitemap.',
    removedTitle: 'No longer saved',
    removed: 'The copy of this page was removed from this device.',
    failedTitle: 'Not saved',
    failed: 'Part of the page could not be loaded. Try again when the connection is better.',
    noRoom: 'This device is full. Remove some saved pages, then try again.',
    unsupported:
      'This browser cannot save pages for offline use. Try a normal window instead of a private one, or another browser.',
  },
  uncached: {
    title: 'No connection, and no copy of this page',
    text: 'You have not opened this page on this device before, so it cannot be shown until you are back online.',
  },
  saved: {
    title: 'Saved for offline',
    description: 'The pages that you saved on this device, to read without a connection.',
    intro:
      'These pages open on this device without a connection, with their pictures, as they were when you saved them.',
    list: 'Saved pages',
    savedAt: (at: number) => `Saved on ${moment(at)}`,
    remove: 'Remove',
    removeThis: (title: string) => `Remove ${title}`,
    empty: 'Nothing is saved on this device yet.',
    how: 'Open a trip, an event, the activities, the services or the FAQ and choose “Save for offline”.',
    toTravels: 'Browse travels',
    visited: 'Also on this device',
    visitedText:
      'Pages you viewed recently. They open without a connection too, but newer ones replace them in time.',
    visitedAt: (at: number) => `Read on ${moment(at)}`,
  },
};
