import type { KeptFor } from '@expat-buddy/domain/site-settings/kept-for';
import type { ReadingSection } from '../../reading-section.ts';

export const privacy = {
  /** Raise it with every change of the words below. */
  versionOn: '2026-11-21',
  title: 'Privacy Policy',
  description: (company: string) =>
    `Which personal data ${company} takes in, why, who sees it, how long it is kept, and what you can ask for.`,
  lead: 'What we learn about you, why, who sees it, how long we keep it, and what you can ask of us. In short: what you write to us, to answer you, and nothing behind your back.',
  sections: ({ inquiryMonths, mailDays, unconfirmedDays }: KeptFor): ReadingSection[] => [
    {
      id: 'short',
      title: 'In short',
      blocks: [
        {
          list: [
            'You can look at every page without telling us who you are.',
            'What you send in an inquiry is used to answer it, and for nothing else.',
            'No advertising, no tracking, no statistics about you, no cookies.',
            'The pages ask no other company for anything: fonts, pictures and the map come from this site.',
            'You can ask what we hold about you, have it corrected, or have it deleted.',
          ],
        },
      ],
    },
    {
      id: 'inquiry',
      title: 'When you send an inquiry',
      blocks: [
        'The inquiry form takes:',
        {
          list: [
            'your name, your email address and your message;',
            'the service it is about, and the size of your group if you say it;',
            'for trips, cars, events and team days: dates, how many children of which age group come along, and whether you need transport or want to camp;',
            'the travels and activities you had chosen on the page.',
          ],
        },
        'To this we add a reference and the time it arrived, and later what our own work on it needs: its state, who on the team looks after it, and their notes.',
        'You need not tell us about your health, your beliefs or anything else that is sensitive. If something of that kind matters for a trip (a diet, a wheelchair), write only as much as is needed.',
        'A notice of your inquiry goes to the office by email. A copy goes to the address you typed. If somebody typed yours by mistake, you can ignore it, or tell us and we delete it.',
      ],
    },
    {
      id: 'why',
      title: 'Why we may do this',
      blocks: [
        'You ask us something and we answer: the data is needed for the steps you ask for before there is any agreement, and for the agreement itself if there is one. For the newsletter it is your consent, which you can take back at any time.',
        'We go by the Algerian Law 18-07 of 10 June 2018 on the protection of natural persons in the processing of personal data. If you live in the European Union, the General Data Protection Regulation may give you rights as well; we answer requests in the same way wherever you live.',
      ],
    },
    {
      id: 'who',
      title: 'Who sees it',
      blocks: [
        'The members of our team who work on inquiries, each with a personal account. Other visitors see nothing of it, and neither does an account that has no role in the office.',
        'When you have agreed to a proposal, we pass on what a partner needs to know to do their part: a guide, a driver, a house where you sleep. Not before, and not more.',
        'Companies that run our database and send our emails hold the data for us and may not use it for themselves. We tell you on request which ones they are and where their machines stand. We do not sell data to anybody.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      blocks: [
        {
          terms: [
            [
              'Inquiries, and the emails about them',
              `Up to ${inquiryMonths} months after they were sent, so that we remember you when you write again; then they are deleted by themselves, with the notes about them. The words of the emails go ${mailDays} days after they were sent. Sooner if you ask. What the law obliges us to keep longer, an invoice for instance, we keep as long as it says.`,
            ],
            [
              'Newsletter',
              `As long as you are subscribed. An address that nobody confirms is deleted after ${unconfirmedDays} days. After you unsubscribe we keep the address with that note, so that nobody signs it up again without you; ask and we delete it.`,
            ],
            [
              'Abuse of the forms',
              'To stop floods of messages we count how many come from one address and one network. For that we keep hashes that cannot be read back, for a day.',
            ],
            [
              'Erasure',
              'When we delete what we hold about you at your wish, we keep a note of it: when, who of us, how much, and a hash of your address by which we can prove it to you.',
            ],
            [
              'Drafts',
              'What you type but do not send stays in the memory of the open page and is gone when you close it. It does not reach us.',
            ],
            [
              'An inquiry sent without a connection',
              'Waits in the storage of your browser, on your device alone, until it can be sent; it is removed from there once it has arrived, when you press “Remove”, or after 7 days.',
            ],
          ],
        },
      ],
    },
    {
      id: 'newsletter',
      title: 'The newsletter',
      blocks: [
        'You are subscribed only after you have opened the link in the email that we send to your address first. We keep the address, the words you agreed to with their version, and the times of your request, your confirmation and your leaving: as proof that it was you.',
        'Every issue has a link to unsubscribe. It works at once and asks no questions.',
      ],
    },
    {
      id: 'reviews-and-accounts',
      title: 'Reviews and accounts',
      blocks: [
        'A review on this site shows the name and the place that its author gave. If one is yours and you want it gone, tell us.',
        'Accounts are for our team. Somebody else who makes one leaves an email address and a password that is stored only in a form nobody can read back; the account opens nothing, and we delete it on request.',
      ],
    },
    {
      id: 'your-browser',
      title: 'What stays in your browser',
      blocks: [
        'This site sets no cookies. It keeps a few technical entries in your browser, your choice of light or dark, copies of public pages with a list of those you read or saved, and how far you had scrolled. None of these names you. The one entry that does is an inquiry that you send while you are offline: it waits there until it can go out, and is then removed. The [Cookie Policy](/cookie-policy) lists each of them.',
        'Like every web server, ours needs your network address to send you the pages. We do not write it down with your inquiry.',
      ],
    },
    {
      id: 'rights',
      title: 'What you can ask for',
      blocks: [
        {
          list: [
            'to know what we hold about you, and get a copy;',
            'to have it corrected or completed;',
            'to have it deleted, or its use restricted;',
            'to object to its use, and to take a consent back for the future.',
          ],
        },
        'Write to us from the address it is about; we may ask a question back to be sure that it is you. It costs nothing, and we answer within a month.',
        'You can also complain to the Algerian authority for the protection of personal data (ANPDP), and, if you live in the European Union, to the authority of your country.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      blocks: [
        'When the site does something new with data, this text changes first, and its date with it.',
      ],
    },
  ],
};
