import { INVITATION_DAYS } from '@expat-buddy/domain/account/invitation';
import { FIRST_ANSWER_TIME } from '@expat-buddy/domain/inquiry/first-answer';
import { CONFIRM_DAYS } from '@expat-buddy/domain/newsletter/limits';

/** The texts of emails to customers, subscribers and invited colleagues. Emails to the office are always in English. */
export const en = {
  /** A label before its value or link, in plain text. */
  labelled: (label: string, value: string) => `${label}: ${value}`,
  beforeLink: (label: string) => `${label}:`,
  list: (items: readonly string[]) => items.join(', '),
  receipt: {
    subject: (reference: string) => `We received your inquiry (${reference})`,
    title: 'Thank you for your inquiry',
    answer: (reference: string) =>
      `Your reference is ${reference}. Someone from our team will read your inquiry and reply to this address within ${FIRST_ANSWER_TIME}.`,
    follow: 'Follow your inquiry',
    link: 'The link is yours alone: it shows what you sent us and our replies, and you can write back, change your dates or withdraw there.',
    mistake:
      'If you did not write to us, somebody probably entered your address by mistake. You can ignore this email.',
  },
  inquiryLink: {
    subject: (reference: string) => `The link to your inquiry ${reference}`,
    what: 'You or our office asked for this link. It opens your inquiry: what you sent, our replies, and a place to write back.',
    validity: (day: string) =>
      `It is yours alone and is valid until ${day}. Anybody who has it can read your inquiry, so please do not pass it on.`,
    open: 'Open your inquiry',
    mistake: 'If you did not ask for it, you can ignore this email.',
  },
  /** Confirms that everything about the person is erased. */
  erasure: {
    subject: (reference: string) => `Erase your data? (inquiry ${reference})`,
    what: 'On the page of your inquiry, somebody asked us to erase everything we hold about you: your inquiries with their messages, files and proposals, your newsletter subscription, your reviews and your account.',
    validity:
      'The link works once, for two hours. It opens a page with a button, and nothing is erased until you press it. Erased data cannot be brought back.',
    open: 'Go to the page that erases your data',
    mistake:
      'If you did not ask for it, ignore this email: nothing is erased. Somebody else may have the link to your inquiry, so please tell us, and we will replace it.',
    /** A message in the person's own name. */
    message:
      'Please erase everything you hold about me. I confirmed this by email. My trip is still ahead, so nothing has been erased yet.',
  },
  reply: {
    subject: 'Your inquiry',
    link: 'See your inquiry and write back',
    /** With a proposal. */
    read: 'Read and answer the proposal',
    proposal: 'Proposal',
    total: 'Total',
    noCharge: 'No charge',
    validUntil: 'Valid until',
  },
  /** After staff have confirmed or withdrawn a proposal. `accepted` names the day on which the customer accepted it. */
  proposalOutcome: {
    confirmed: {
      subject: (reference: string) => `Your booking is confirmed (${reference})`,
      what: 'We have confirmed the proposal that you accepted.',
      accepted: (day: string) => `We have confirmed the proposal that you accepted on ${day}.`,
      next: 'If something changes on your side, answer this email or write to us on your page.',
    },
    withdrawn: {
      subject: (reference: string) => `We have withdrawn our proposal (${reference})`,
      what: 'We have withdrawn this proposal. It can no longer be accepted, and you owe nothing for it.',
      accepted: (day: string) =>
        `We have withdrawn the proposal that you accepted on ${day}. We had not confirmed it: nothing is booked, and you owe nothing for it.`,
      next: 'If you would like a new one, answer this email or write to us on your page.',
    },
    payment: 'We will write to you about how to pay. Nothing is paid online.',
    dates: 'Dates',
    open: 'Open your inquiry',
  },
  review: {
    subject: 'How was it? Your review',
    ask: (company: string) =>
      `Thank you for travelling with ${company}. Would you tell others how it was? A few sentences and your stars are enough, and criticism is as welcome as praise.`,
    validity: (day: string) =>
      `The link is yours alone, works once and is valid until ${day}. We publish your first name and the month of your trip, nothing else about you.`,
    about: 'About',
    write: 'Write a review',
    once: 'We ask once. If you would rather not be asked after a next trip, say so on the same page.',
  },
  newsletter: {
    unsubscribe: 'Unsubscribe',
    confirm: {
      subject: (company: string) => `Confirm your subscription to the ${company} newsletter`,
      ask: (company: string) =>
        `Someone, we hope you, signed this address up for the ${company} newsletter. Please confirm that you want to receive it.`,
      validity: `The link is valid for ${CONFIRM_DAYS} days. It opens a page with a single button to press.`,
      consent: 'What you agree to',
      button: 'Confirm my subscription',
      mistake: 'If this was not you, simply ignore this email: you will not be subscribed.',
    },
    welcome: {
      subject: 'You are subscribed',
      thanks: (company: string) =>
        `Thank you for confirming your address. You will receive the ${company} newsletter whenever we have news.`,
      leaving: 'You can unsubscribe at any time with the link below. You do not need an account.',
    },
    already: {
      subject: 'You are already subscribed',
      what: (company: string) =>
        `Someone, probably you, signed this address up for the ${company} newsletter again. You are already subscribed, so there is nothing to do.`,
      leaving: 'If you meant to unsubscribe, use the link below.',
      mistake: 'If this was not you, you can ignore this email.',
    },
  },
  /** To a colleague. */
  invitation: {
    subject: (inviter: string, company: string) => `${inviter} has invited you to ${company}`,
    title: (company: string) => `You are invited to the ${company} back office`,
    staff: (inviter: string, company: string) =>
      `${inviter} has invited you to join the ${company} back office. As a staff member you manage the content of the site and answer inquiries.`,
    admin: (inviter: string, company: string) =>
      `${inviter} has invited you to join the ${company} back office. As an administrator you manage the content of the site, answer inquiries and manage the team’s accounts.`,
    validity: `The link is valid for ${INVITATION_DAYS} days and can be used once.`,
    accept: 'Accept the invitation',
    mistake: 'If you were not expecting this invitation, you can ignore this email.',
  },
  /** Added to an email from a customer. */
  inbound: {
    refused: (names: string) =>
      `[Not accepted: ${names}. A message takes up to 3 files, PDF, JPEG or PNG, of up to 10 MB each.]`,
    empty: '[The email has no text of its own.]',
    cut: '[The email was too long. Its end is missing.]',
  },
};

export type MailMessages = typeof en;
