import { counted } from '../../plural.ts';

const quantities = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

export const proposalMessages = {
  title: 'Proposal',
  reference: (reference: string, version: number) =>
    version === 1 ? reference : `${reference} · version ${version}`,
  dated: (day: string) => `Sent on ${day}`,
  facts: {
    for: 'Prepared for',
    travellers: 'Travellers',
    dates: 'Dates',
    validUntil: 'Valid until',
  },
  nights: (nights: number) => counted(nights, { one: '# night', other: '# nights' }),
  items: {
    caption: 'What we propose',
    item: 'Description',
    quantity: 'Quantity',
    unitPrice: 'Price',
    amount: 'Amount',
    times: (quantity: number, price: string) => `${quantities.format(quantity)} × ${price}`,
    quantityOf: (quantity: number) => quantities.format(quantity),
    included: 'Included',
    noPrice: 'No price yet',
    noCharge: 'No charge',
    total: 'Total',
  },
  included: 'Included',
  notIncluded: 'Not included',
  terms: 'Terms',
  payment: 'Payment',
  next: {
    title: 'What happens next',
    text: 'Accept the proposal on your inquiry page, or answer our email. We then confirm the booking and tell you how to pay; nothing is paid online.',
  },
  contact: 'Questions about this proposal?',
  states: {
    sent: (day: string) => `Open until ${day}`,
    accepted: (day: string) =>
      `You accepted this proposal on ${day}. We will confirm it by email, usually on the next working day.`,
    confirmed: (day: string) =>
      `You accepted this proposal on ${day}, and we have confirmed it. You get the confirmation by email.`,
    declined: (day: string) => `You declined this proposal on ${day}.`,
    expired: (day: string) =>
      `This proposal was valid until ${day}. Write to us if you would like a new one.`,
    replaced: 'A newer version has replaced this proposal.',
    withdrawn: (day: string) =>
      `We withdrew this proposal on ${day}. It can no longer be accepted. If you would like a new one, write to us.`,
  },
  card: {
    total: (total: string) => `Total ${total}`,
    read: 'Read the proposal',
    earlier: 'Earlier versions',
    version: (version: number, total: string) => `Version ${version}, ${total}`,
  },
  view: {
    pageTitle: (title: string) => `Proposal: ${title}`,
    back: 'Back to your inquiry',
    print: 'Print or save as PDF',
  },
  answer: {
    title: 'Your answer',
    intro: 'Nothing is charged when you accept. We confirm the booking and tell you how to pay.',
    accept: 'Accept proposal',
    decline: 'Decline',
    acceptTitle: (total: string) => `Accept the proposal for ${total}?`,
    acceptFreeTitle: 'Accept this proposal, at no charge?',
    acceptText:
      'You agree to what it includes and to its terms. We confirm it by email, usually on the next working day.',
    acceptConfirm: 'Yes, accept',
    declineTitle: 'Decline the proposal?',
    declineText: 'You can tell us why, so that we can make you a better one.',
    reason: 'Reason',
    optional: 'optional',
    reasonHint: 'The dates changed, it is above our budget, something is missing…',
    reasonLong: 'Please write at most 1,000 characters.',
    declineConfirm: 'Decline proposal',
    cancel: 'Not yet',
    sending: 'Sending…',
    failedTitle: 'Not sent',
    failed: 'Your answer could not be sent. Please try again, or reply to our email.',
    late: 'This proposal can no longer be answered this way; its current state is shown.',
  },
  preview: {
    pageTitle: 'Preview of a proposal',
    note: 'Preview: this is what the customer sees.',
    waiting: 'Open the preview from the back office.',
  },
};
