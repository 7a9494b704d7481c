import type { ReadingSection } from '../../../reading-section.ts';

export const cookiesMessages = {
  /** Update with every change of the text. */
  versionOn: '2026-11-22',
  title: 'Cookie Policy',
  description: (company: string) =>
    `${company} sets no cookies. What the site keeps in your browser instead, entry by entry, and how to delete it.`,
  lead: 'This site sets no cookies, so there is no banner to click away. It keeps a few technical entries in your browser’s storage. Here they all are.',
  sections: [
    {
      id: 'none',
      title: 'No cookies',
      blocks: [
        'Neither we nor anybody else sets a cookie through these pages. There is no advertising, no tracking and no visitor analytics, and the pages load nothing from other companies.',
      ],
    },
    {
      id: 'entries',
      title: 'What is stored in your browser',
      blocks: [
        'These entries stay on your device. Only “waitingInquiries” and “plan” hold something you wrote. None but “waitingInquiries” identifies you, and none is sent to us unless you send it.',
        {
          terms: [
            [
              'theme',
              'Local storage. Your choice of appearance, “light” or “dark”, saved when you press the button. Kept until you delete it.',
            ],
            [
              'expatbuddy-theme',
              'Local storage. An older name for the same setting. Read only when the first is missing, and never written.',
            ],
            [
              'reactQuery',
              'Local storage. Copies of public content you have looked at (travels, activities, services and the like), so that pages open at once and trips need not be fetched again within ten minutes. Not used once it is a day old, and overwritten as you browse.',
            ],
            [
              'language',
              'Local storage. The language that you chose, so that we offer you that one and no other.',
            ],
            [
              'languageOffered',
              'Local storage. That we have offered you this site in your browser’s language, which we do once.',
            ],
            [
              'scrollPositions',
              'Session storage. How far you had scrolled on the pages of this visit, so that “back” returns to the same place. Gone when you close the tab.',
            ],
            [
              'inquiryDrafts',
              'Session storage. What you have typed into the inquiry form, and the name and email of the last inquiry that you sent, from the moment you leave a page, reload it or change its language until the next page of this site has opened in the tab, which removes it. Gone when you close the tab.',
            ],
            [
              'inquiryMessage, reviewDraft, handedOverTo',
              'Session storage. The same for a message on the page of your inquiry and for a review, and the language of the page that it is kept for.',
            ],
            [
              'waitingInquiries',
              'Local storage. An inquiry that you sent while offline, with what you wrote in it; files that you attached are kept next to it, in the database “expat-buddy”. Removed once it has been sent to us when the connection is back, when you press “Remove”, or after seven days.',
            ],
            [
              'Pages to read offline',
              'Cache storage, managed by a service worker, with a small database (workbox-expiration) of when each copy was last used. Copies of public pages, their data, pictures and code, so that you can reread pages where there is no signal. Older copies make room for newer ones, and none is kept for more than three months. They contain no personal data.',
            ],
            [
              'visitedPages',
              'Local storage. The addresses and titles of the last twelve pages you read, so that you can find them again offline.',
            ],
            [
              'plan',
              'Local storage. What you put into “My plan”, with order, nights, days and your notes. It is sent to us only when you press “Send this plan”, and a link that you share contains it. Kept until you remove the items or delete this site’s data.',
            ],
            [
              'comparedItems',
              'Local storage. Which items of “My plan” you chose to compare. Kept until you delete this site’s data.',
            ],
            [
              'savedPages',
              'Local storage. Which pages you saved with “Save for offline”; their copies are in the cache storage. Both are kept until you press “Remove” or delete this site’s data.',
            ],
          ],
        },
        'Apart from that, what you type into the inquiry form is not stored in your browser. While the page is open, its memory keeps a draft and the files you chose, which is lost when you close the page.',
      ],
    },
    {
      id: 'office',
      title: 'In the back office',
      blocks: [
        'People who sign in to the back office have two more kinds of entry, which it cannot work without:',
        {
          terms: [
            [
              'expat-buddy-session',
              'Local storage. The proof that you are signed in. Removed when you sign out.',
            ],
            [
              'RaStore…',
              'Local storage. How you set up your lists: columns, filters, order. Removed when you sign out.',
            ],
          ],
        },
      ],
    },
    {
      id: 'delete',
      title: 'How to delete these entries',
      blocks: [
        'Every browser can delete a site’s data in its settings, usually under privacy. You can also block storage altogether: the site works without it and only forgets your choice of light or dark, and your plan, when you leave.',
        'More about your data is in the [Privacy Policy](/privacy-policy).',
      ],
    },
  ] satisfies ReadingSection[],
};
