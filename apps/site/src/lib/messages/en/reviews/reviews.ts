import type { ReviewRule } from '@expat-buddy/domain/review/rules';
import { counted } from '../../plural.ts';

const reviewForms = { one: '# review', other: '# reviews' };

/** The published reasons, short. */
const reviewRuleNames: Record<ReviewRule, string> = {
  insulting: 'Insults or hatred',
  personal_data: 'Private details of other people',
  advertising: 'Advertising or links',
  off_topic: 'Not about the trip or service',
  unlawful: 'Unlawful content',
};

export const reviewMessages = {
  title: 'What Our Customers Say',
  none: 'No reviews have been published yet. After each trip we send the customer a personal link to write one.',
  loading: 'Loading reviews...',
  error: 'Error loading reviews.',
  verified: 'Verified Visit',
  rating: (rating: number) => `${rating} out of 5 stars`,
  average: (average: number, count: number) =>
    `${average} out of 5, from ${counted(count, reviewForms)}`,
  howItWorks: 'How reviews work here',
  showAll: (count: number) => `Show all ${count} reviews`,
  about: 'About',
  photoBy: (firstName: string, caption: string) =>
    caption ? `Photo by ${firstName}: ${caption}` : `Photo by ${firstName}`,
  photosOf: (firstName: string) => `Photos by ${firstName}`,
  reviewOf: (firstName: string) => `the review of ${firstName}`,
  answer: (company: string) => `Answer from ${company}`,
  report: {
    button: 'Report',
    buttonFor: (name: string) => `Report the review of ${name}`,
    title: 'Report this review',
    text: 'Our team reads every report. We reject a review for one of these reasons and for no other.',
    reason: 'Reason',
    chooseReason: 'Choose a reason',
    details: 'What should we know?',
    optional: 'optional',
    send: 'Send report',
    sending: 'Sending...',
    sentTitle: 'Report sent',
    sentText: 'Thank you. We will look at this review.',
    failedTitle: 'Not sent',
    failed: 'Your report could not be sent. Please try again.',
    tooMany: 'There were too many reports from your network. Please try again in an hour.',
  },
  rules: reviewRuleNames,
  errors: {
    rating: 'Please choose 1 to 5 stars.',
    comment: 'Please write at least 10 characters.',
    commentLong: 'Please write at most 3,000 characters.',
    name: 'Please enter your first name.',
    month: 'Please choose the month of your trip.',
    rule: 'Please choose a reason.',
    detailsLong: 'Please write at most 1,000 characters.',
  },
};
