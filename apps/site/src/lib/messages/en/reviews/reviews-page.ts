import type { ReviewRule } from '@expat-buddy/domain/review/rules';

const ruleTexts: Record<ReviewRule, string> = {
  insulting: 'It insults or threatens somebody, or spreads hatred.',
  personal_data:
    'It reveals private details of other people, such as a full name, a phone number or an address.',
  advertising: 'It advertises something, or contains links.',
  off_topic: 'It is not about the trip, activity, vehicle or service.',
  unlawful: 'Its content is against the law.',
};

export const reviewsPageMessages = {
  title: 'Reviews',
  description:
    'Who can write a review, how we check it, why one may be rejected, and how many were received, published and rejected.',
  heading: 'Reviews, and how they get here',
  intro:
    'Only people whose trip or service with us has taken place can write one, and we cannot change a word of it.',
  figures: {
    title: 'In figures',
    received: 'Received',
    published: 'Published',
    pending: 'Waiting to be read',
    rejected: 'Rejected',
    withdrawn: 'Withdrawn by their authors',
    reasons: 'Why reviews were rejected',
    none: 'We have not received any reviews yet.',
    error: 'The figures could not be loaded.',
    loading: 'Loading the figures...',
  },
  rules: {
    title: 'The rules',
    points: [
      'A few days after a trip or service has ended, our software sends its customer one email with a personal link. The link works once.',
      '“Verified Visit” means three things: the inquiry was sent through this website, our records say that the trip took place, and the review was written with the link that we emailed to the address in the inquiry. Nobody in our office can set or remove it.',
      'Inquiries that our office enters itself, for example after a phone call, get no link: we would choose the address.',
      'Nobody in our office can write, edit or delete a review. We can publish it, reject it, or answer it.',
      'In rare cases we do not send the link, for example after a death in the family. We may not decide by whether a review would be good.',
      'A low rating is no reason to reject a review. These are the only ones:',
    ],
    ruleTexts,
    after: [
      'Authors see with their link whether their review was published, or why not, and can withdraw it at any time.',
      'Under every review there is a button to report it. Our team reads every report.',
      'An average is shown from three reviews on.',
    ],
  },
  latest: 'What Our Customers Say',
  more: 'Show more reviews',
};
