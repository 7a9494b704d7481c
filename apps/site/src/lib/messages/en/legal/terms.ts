import type { ReadingSection } from '../../../reading-section.ts';

export const termsMessages = {
  /** Update with every change of the text. */
  versionOn: '2026-11-22',
  title: 'Terms of Service',
  description: (company: string) =>
    `What applies when you use the ${company} website: an inquiry is not a booking, nothing is paid online, and prices marked as examples are just that.`,
  lead: 'What you can and cannot expect of this site. The terms of a trip, a car or any other service are agreed with you separately, in writing.',
  sections: [
    {
      id: 'inquiry',
      title: 'An inquiry is a question',
      blocks: [
        'Sending an inquiry books nothing, reserves nothing and costs nothing, and it binds neither you nor us. We answer by email, usually within a few working days.',
        'There is an agreement only once we have made you a proposal and both sides have accepted it in writing. The proposal says what is included, what it costs, how to pay, and what happens if either side cancels.',
      ],
    },
    {
      id: 'payment',
      title: 'No payment on this site',
      blocks: [
        'You cannot pay for anything here, and we never ask for a card number, on this site or by email. If a message in our name does, do not reply to it, and let us know.',
      ],
    },
    {
      id: 'prices',
      title: 'Prices',
      blocks: [
        'Prices on this site are there to help you plan. Where a page says that its prices are examples, they are not an offer. What counts is the price in the proposal we make you.',
      ],
    },
    {
      id: 'descriptions',
      title: 'Descriptions and pictures',
      blocks: [
        'We describe places, routes, vehicles and activities to the best of our knowledge. Roads, opening hours, weather and rules change; the proposal tells you what applies on your dates. Distances and driving times are rounded and do not include stops.',
        'The landscape pictures are drawings. They are true to the place, but they are not photographs of what you will see on the day.',
      ],
    },
    {
      id: 'entry',
      title: 'Visa, papers and safety',
      blocks: [
        'What we write about visas, permits, customs and driving is correct to the best of our knowledge. The consulates and authorities of Algeria have the last word. Read your own country’s travel advice before you decide.',
        'Activities in the sea, in the mountains and in the desert carry risks, even with good guides. The proposal says what you need to be able to do and which insurance you need.',
      ],
    },
    {
      id: 'partners',
      title: 'Partners',
      blocks: [
        'Guides, drivers, guesthouses, garages and makers do their own work. The proposal names who does what and who is responsible for it.',
      ],
    },
    {
      id: 'store',
      title: 'The store',
      blocks: [
        'The store is a catalogue: you ask for an item and we tell you whether it is available, what it costs and how it will reach you. Knives are sent only to adults, and only where sending them is permitted; check the rules of your country.',
      ],
    },
    {
      id: 'use',
      title: 'Fair use',
      blocks: [
        'Please use the forms for their intended purpose, with your own address, and do not try to break or flood the site. Texts and drawings belong to their authors; quoting with a link is welcome, copying whole pages is not.',
      ],
    },
    {
      id: 'liability',
      title: 'Our liability',
      blocks: [
        'We maintain the site with care but cannot promise that it is always available and free of errors. Nothing in these terms limits our liability where the law makes us liable, for intent and gross negligence or for harm to life and health. Your statutory rights as a consumer are not affected.',
        'Links to other sites lead to pages that we do not operate.',
      ],
    },
    {
      id: 'law',
      title: 'Law',
      blocks: [
        'Algerian law applies to the use of this site, without depriving you of the mandatory protection of the law of the country you live in. Before anything else, write to us: most things can be settled by talking.',
      ],
    },
  ] satisfies ReadingSection[],
};
