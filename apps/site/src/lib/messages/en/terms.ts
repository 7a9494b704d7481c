import type { ReadingSection } from '../../reading-section.ts';

export const terms = {
  /** Raise it with every change of the words below. */
  versionOn: '2026-11-21',
  title: 'Terms of Service',
  description: (company: string) =>
    `What applies when you use the ${company} website: an inquiry is no booking, nothing is paid online, prices marked as examples are examples.`,
  lead: 'What you can expect of this site, and what not. What applies to a trip, a car or another service is agreed with you separately, in writing.',
  sections: [
    {
      id: 'inquiry',
      title: 'An inquiry is a question',
      blocks: [
        'Sending an inquiry books nothing, reserves nothing and costs nothing, and it binds neither you nor us. We answer by email, usually within a few working days.',
        'An agreement comes about only when we have made you a proposal and both sides have said yes to it in writing. The proposal says what is included, what it costs, how it is paid, and what happens when either side cancels.',
      ],
    },
    {
      id: 'payment',
      title: 'No payment on this site',
      blocks: [
        'Nothing can be paid here and we never ask for the number of a card, here or by email. If a message in our name does, do not answer it, and tell us.',
      ],
    },
    {
      id: 'prices',
      title: 'Prices',
      blocks: [
        'A price on this site is there to help you plan. Where a page says that prices are examples, they are just that and no offer. What counts is the price in the proposal made for you.',
      ],
    },
    {
      id: 'descriptions',
      title: 'Descriptions and pictures',
      blocks: [
        'We describe places, routes, vehicles and activities as well as we know them. Roads, opening hours, weather and rules change; the proposal tells what is true for your dates. Distances and hours of driving are rounded and without stops.',
        'The landscape pictures are drawings. They are true to the place but are no photographs of what you will see on your day.',
      ],
    },
    {
      id: 'entry',
      title: 'Visa, papers and safety',
      blocks: [
        'What we write about visas, permits, customs and driving is information to the best of our knowledge. The consulates and authorities of Algeria have the last word. Read the travel advice of your own country before you decide.',
        'Activities in the sea, in the mountains and in the desert have risks that remain even with good guides. What you need to be able to do, and which insurance you need, is part of the proposal.',
      ],
    },
    {
      id: 'partners',
      title: 'Partners',
      blocks: [
        'Guides, drivers, houses, garages and makers do their own work. The proposal names who does what and who answers for it.',
      ],
    },
    {
      id: 'store',
      title: 'The store',
      blocks: [
        'The store is a catalogue: you ask for a thing and we tell you whether it can be had, what it costs and how it reaches you. Knives are sent only where they may be sent and to adults; ask about the rules of your country.',
      ],
    },
    {
      id: 'use',
      title: 'Fair use',
      blocks: [
        'Please use the forms for what they are there for, with an address of your own, and do not try to break or flood the site. Texts and drawings belong to their authors; quoting with a link is welcome, copying whole pages is not.',
      ],
    },
    {
      id: 'liability',
      title: 'What we answer for',
      blocks: [
        'We look after the site with care but cannot promise that it is always there and free of mistakes. Where the law makes us liable, for intent and gross negligence or for harm to life and health, these terms change nothing. Rights that the law gives you as a consumer stay as they are.',
        'Links to other sites lead to pages we do not run.',
      ],
    },
    {
      id: 'law',
      title: 'Law',
      blocks: [
        'Algerian law applies to the use of this site, without taking away the protection that the law of the country you live in gives you and that cannot be waived. Before anything else, write to us: most things can be settled by talking.',
      ],
    },
  ] satisfies ReadingSection[],
};
