import type { ReadingSection } from '../../reading-section.ts';

export const cookies = {
  /** Raise it with every change of the words below. */
  versionOn: '2026-11-21',
  title: 'Cookie Policy',
  description: (company: string) =>
    `${company} sets no cookies. What the site keeps in your browser instead, entry by entry, and how to delete it.`,
  lead: 'This site sets no cookies, so there is no banner to click away. It keeps a few technical entries in the storage of your browser. Here is each of them.',
  sections: [
    {
      id: 'none',
      title: 'No cookies',
      blocks: [
        'Neither we nor anybody else sets a cookie through these pages. There is no advertising, no tracking and no measuring of visitors, and the pages load nothing from other companies.',
      ],
    },
    {
      id: 'entries',
      title: 'What is kept in your browser',
      blocks: [
        'These entries stay on your device. Only “waitingInquiries” holds something you wrote; none of the others says who you are or is sent to us.',
        {
          terms: [
            [
              'theme',
              'Local storage. Your choice of light or dark, “light” or “dark”, written when you press the button. Stays until you delete it.',
            ],
            [
              'expatbuddy-theme',
              'Local storage. An older name of the same choice. Only read when the first is missing, never written.',
            ],
            [
              'reactQuery',
              'Local storage. Copies of public content you have looked at (travels, activities, services and the like), so that pages open at once and travels need not be asked for again within ten minutes. Not used once it is a day old, and written over as you go on.',
            ],
            [
              'scrollPositions',
              'Session storage. How far you had scrolled on the pages of this visit, so that “back” returns to the same place. Gone when you close the tab.',
            ],
            [
              'waitingInquiries',
              'Local storage. An inquiry that you sent while there was no connection, with what you wrote in it. Sent to us when the connection is back, and removed then, when you press “Remove”, or after seven days.',
            ],
            [
              'Pages to read without a connection',
              'Cache storage, looked after by a service worker, with a small database (workbox-expiration) of when each copy was last used. Copies of public pages, their data, pictures and code, so that what you have read opens again where there is no signal. The older ones make room for newer ones, and none is kept for more than three months. Nothing that belongs to a person is among them.',
            ],
            [
              'visitedPages',
              'Local storage. The addresses and titles of the last twelve pages you read, to find them again without a connection.',
            ],
            [
              'savedPages',
              'Local storage. Which pages you saved with “Save for offline”; their copies lie in the cache storage. Both stay until you press “Remove” or delete the data of this site.',
            ],
          ],
        },
        'Apart from that, what you type into the inquiry form is not stored in your browser. While the page is open its memory keeps a draft; closing the page forgets it.',
      ],
    },
    {
      id: 'office',
      title: 'In the back office',
      blocks: [
        'People who sign in to the back office have two more kinds of entries, because the office does not work without them:',
        {
          terms: [
            [
              'expat-buddy-session',
              'Local storage. The proof that you are signed in. Removed when you sign out.',
            ],
            [
              'RaStore…',
              'Local storage. How you arranged your lists: columns, filters, order. Removed when you sign out.',
            ],
          ],
        },
      ],
    },
    {
      id: 'delete',
      title: 'How to delete it',
      blocks: [
        'Every browser can delete the data of a site in its settings, usually under privacy. You can also forbid storage altogether: the site works without it, it only forgets your choice of light or dark when you leave.',
        'More about your data is in the [Privacy Policy](/privacy-policy).',
      ],
    },
  ] satisfies ReadingSection[],
};
