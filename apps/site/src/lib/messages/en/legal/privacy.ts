import type { ReadingSection } from '../../../reading-section.ts';
import type { RetentionPeriods } from '../../../site-settings/retention-periods.ts';

export const privacyMessages = {
  /** Update with every change of the text. */
  versionOn: '2026-11-23',
  title: 'Privacy Policy',
  description: (company: string) =>
    `Which personal data ${company} collects, why, who sees it, how long it is kept, and what you can ask for.`,
  lead: 'What we collect about you, why, who sees it, how long we keep it, and what you can ask of us. In short: only what you write to us, only to answer you, and nothing behind your back.',
  sections: ({ inquiryMonths, mailDays, unconfirmedDays }: RetentionPeriods): ReadingSection[] => [
    {
      id: 'short',
      title: 'In short',
      blocks: [
        {
          list: [
            'You can look at every page without telling us who you are.',
            'What you send in an inquiry is used to answer it, and for nothing else.',
            'No advertising, no tracking, no analytics, no cookies.',
            'The pages load nothing from other companies: fonts, pictures and the map all come from this site.',
            'You can ask what we hold about you, and have it corrected or deleted.',
          ],
        },
      ],
    },
    {
      id: 'inquiry',
      title: 'When you send an inquiry',
      blocks: [
        'The inquiry form collects:',
        {
          list: [
            'your name, your email address and your message;',
            'the service it is about, and the size of your group if you give it;',
            'for trips, cars, events and team days: dates, the number and age group of any children, and whether you need transport or want to camp;',
            'what the page was about, and the trips and activities you selected on it;',
            'the photos and documents you attach, if any. A photo may say where and when it was taken.',
          ],
        },
        'We add a reference and the time it arrived and, as we work on it, its status, who on the team is handling it, and their notes.',
        'You do not need to tell us about your health, your beliefs or anything else that is sensitive. If something of that kind matters for a trip (a diet, a wheelchair), tell us only as much as is necessary.',
        'Every email about your inquiry has a private link to a page where you can read it, write back, withdraw it, or ask to have your data erased, which you confirm with a second link that we send to your address. We store a hash of the link and when it was last used. It ends 90 days after the last message.',
        'If you reply to one of these emails, your reply and its attachments become part of your inquiry.',
        'Our office is notified of your inquiry by email, and the address you entered gets a confirmation with a private link, which shows what you sent. If somebody entered yours by mistake, you can ignore it, or tell us and we will delete it.',
      ],
    },
    {
      id: 'why',
      title: 'Our legal basis',
      blocks: [
        'When you ask us something, we need your data to take the steps you request before entering into a contract, and to perform the contract if there is one. For the newsletter, the basis is your consent, which you can withdraw at any time.',
        'We follow Algerian Law 18-07 of 10 June 2018 on the protection of natural persons in the processing of personal data. If you live in the European Union, the General Data Protection Regulation may give you rights as well; we handle requests the same way wherever you live.',
      ],
    },
    {
      id: 'who',
      title: 'Who sees it',
      blocks: [
        'The members of our team who work on inquiries, each with a personal account. Other visitors cannot see it, and neither can an account without a role in the office.',
        'Once you have agreed to a proposal, we pass on what each partner (a guide, a driver, the place where you stay) needs to know to do their part. Not before, and no more than that.',
        'The companies that host our database and send our emails process the data on our behalf and may not use it for their own purposes. On request, we tell you which companies they are and where their servers are located. We do not sell data to anybody.',
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
              `Up to ${inquiryMonths} months after they were sent, so that we remember you when you write again; then they are deleted automatically, with their files and the notes about them. The text of the emails is deleted ${mailDays} days after they were sent. Sooner if you ask. Anything the law requires us to keep longer, such as an invoice, we keep for as long as it requires.`,
            ],
            [
              'Other emails to our reply address',
              'An email that we cannot match to an inquiry is deleted 90 days after it arrived.',
            ],
            [
              'Newsletter',
              `As long as you are subscribed. An address that nobody confirms is deleted after ${unconfirmedDays} days. After you unsubscribe, we keep the address marked as unsubscribed, so that nobody can sign it up again without you; ask and we will delete it.`,
            ],
            [
              'Abuse of the forms',
              'To stop floods of messages, we count how many come from one address and one network. For this we keep irreversible hashes for one day.',
            ],
            [
              'Erasure',
              'When we delete what we hold about you at your request, we keep a record of it: when, by whom, how much, and a hash of your address with which we can prove it to you.',
            ],
            [
              'Drafts',
              'What you type but do not send stays in the memory of the open page and is lost when you close it. It never reaches us.',
            ],
            [
              'Your plan',
              'What you put together under “My plan” stays in your browser’s storage, on your device only. When you press “Send this plan”, it becomes part of your inquiry and is kept as long as that. A link that you share contains the plan itself; we do not store it.',
            ],
            [
              'An inquiry sent while offline',
              'Waits in your browser’s storage, on your device only, until it can be sent; it is removed once it has arrived, when you press “Remove”, or after 7 days.',
            ],
          ],
        },
      ],
    },
    {
      id: 'newsletter',
      title: 'The newsletter',
      blocks: [
        'You are subscribed only after you have opened the link in the email that we send to your address first. We keep the address, the wording you agreed to and its version, and the times of your request, your confirmation and your unsubscribing, as proof that it was you.',
        'Every issue has a link to unsubscribe. It works at once and asks no questions.',
      ],
    },
    {
      id: 'reviews-and-accounts',
      title: 'Reviews and accounts',
      blocks: [
        'A few days after a trip we send you one email that asks for a review, unless you have unsubscribed from our newsletter or told us not to ask. The link in it is yours alone; we store a hash of it, and a hash of your address that lets us find your review when you ask about your data.',
        'A published review shows the first name and the month its author gave, and its text. You can see and withdraw yours with the same link at any time; its text is then deleted. The text of a rejected review is deleted when the inquiry would be.',
        'A report of a review has no name. It is deleted some weeks after we have dealt with it.',
        'Accounts are for our team. If anyone else creates one, we store an email address and a password, the password only in a form that nobody can read; the account gives access to nothing, and we delete it on request.',
      ],
    },
    {
      id: 'your-browser',
      title: 'What stays in your browser',
      blocks: [
        'This site sets no cookies. It keeps a few technical entries in your browser: your choice of light or dark, copies of public pages with a list of those you read or saved, your plan with your notes, and how far you had scrolled. None of these identifies you. The one entry that does is an inquiry you send while offline: it waits there until it can be sent, and is then removed. The [Cookie Policy](/cookie-policy) lists them all.',
        'Like every web server, ours needs your IP address to send you the pages. We do not store it with your inquiry.',
      ],
    },
    {
      id: 'rights',
      title: 'What you can ask for',
      blocks: [
        {
          list: [
            'to know what we hold about you, and receive a copy;',
            'to have it corrected or completed;',
            'to have it deleted, or its use restricted;',
            'to object to its use, and to withdraw your consent for the future.',
          ],
        },
        'Write to us from the email address concerned; we may ask a question to make sure it is you. It is free of charge, and we answer within a month.',
        'You can also complain to the Algerian authority for the protection of personal data (ANPDP), and, if you live in the European Union, to your national authority.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      blocks: ['Before the site does anything new with data, we update this policy and its date.'],
    },
  ],
};
