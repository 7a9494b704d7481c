import { counted } from '../../plural.ts';

export const storeMessages = {
  list: {
    title: 'Online Store',
    description:
      'Things made in Algeria, by inquiry: Boussaâda knives, dates of Tolga, rugs of the M’Zab, Kabyle pottery and oil, Tuareg silver. Each with its makers, its place and its price.',
    badge: 'The store',
    headline: 'Things that come from somewhere',
    intro:
      'Each of these is made or grown in one place, by people who know how. We name the place and the craft, and say honestly whether an item is available.',
    rules: [
      'There is no cart, and nothing is paid online.',
      'You ask about an item. We answer by email: price, waiting time, how it reaches you.',
      'It is set aside or made only once you agree.',
    ],
    rulesLabel: 'How buying works',
    contents: 'Contents',
    loading: 'Loading the store...',
    error: 'Error loading the store.',
    empty: 'The store is empty at the moment. Ask us what can be found.',
    pieces: 'Single pieces',
    examples:
      'The prices here are examples. Our answer states what you pay, before anything is agreed.',
    callTitle: 'Looking for something else?',
    callText:
      'A brass tray, a burnous, a basket from a village you once passed through: tell us, and we will say whether we know someone who makes it.',
    callButton: 'Ask the store',
    callNext: 'Write to us: a person reads it and answers by email.',
  },
  item: {
    number: (number: number) => `No. ${number}`,
    numberLabel: (number: number) => `Item number ${number}`,
    maker: 'Made by',
    place: 'Place',
    availability: 'Availability',
    price: 'Price',
    onRequest: 'Price on request',
    drawing: 'A drawing, not a photograph of the piece',
    availabilities: {
      in_stock: 'In stock',
      made_to_order: 'Made to order',
      sold_out: 'Currently sold out',
    },
    ask: {
      in_stock: 'Ask about it',
      made_to_order: 'Ask for one',
      sold_out: 'Ask when it will be back',
    },
    about: (name: string) => `(${name})`,
    message: {
      in_stock: (name: string) => `I would like to ask about: ${name}.\n`,
      made_to_order: (name: string) => `I would like to ask for one: ${name}.\n`,
      sold_out: (name: string) => `Please tell me when this is available again: ${name}.\n`,
    },
  },
  collection: {
    badge: 'The collection',
    open: (title: string) => `Open the collection ${title}`,
    pieces: (count: number) => counted(count, { one: '# piece', other: '# pieces' }),
    loading: 'Loading the collection...',
    error: 'Error loading the collection.',
    notFound: 'Collection not found.',
    empty: 'Nothing in this collection is available at the moment.',
    back: 'The whole store',
    description: (title: string) => `${title}: the craft, the pieces and their care.`,
    craft: 'The craft',
    piecesTitle: 'The pieces',
    careTitle: 'How to look after it',
    legal: 'Please read before you travel with one',
    callTitle: 'One of your own',
    callText:
      'Tell us which piece you would like, what it should be like, and where it is going. We ask the workshop and answer by email with the price and the waiting time; it is made only once you agree.',
    callButton: 'Ask about the collection',
    callMessage: (title: string) => `I would like to ask about: ${title}.\n`,
  },
  knife: {
    title: 'A Boussaâdi, part by part',
    parts: [
      'Blade of carbon steel, forged, then ground by hand',
      'Fine engraved lines along the blade',
      'Brass binding',
      'Handle of wood or ram’s horn',
      'Sheath: a wooden core covered with leather',
    ],
  },
};
