import { newAccountSchema } from '@expat-buddy/domain/account/schema';
import { submissionFields } from '@expat-buddy/domain/inquiry/fields';
import { groupSizes } from '@expat-buddy/domain/inquiry/group-sizes';
import { makeInquirySchema } from '@expat-buddy/domain/inquiry/schema';
import { CONSENT_VERSION } from '@expat-buddy/domain/newsletter/consent-texts';
import { subscribeRequestSchema } from '@expat-buddy/domain/newsletter/schema';
import {
  makeReviewReportSchema,
  makeReviewSchema,
  reviewPhotoSchema,
} from '@expat-buddy/domain/review/schema';
import type { FormEntity } from './form-entity.ts';

const inquiry = {
  name: 'Amina',
  email: 'amina@example.com',
  service: 'trip-planner',
  message: 'A week in the south, please.',
  groupSize: '2',
  childrenUnder12: 0,
  childrenUnder5: 0,
  departureDate: null,
  returnDate: null,
  needsTransportation: false,
  includesCamping: false,
  subject: '',
  travels: [],
  activities: [],
};
const inquirySchema = makeInquirySchema(undefined, () => '2026-12-01');

/** The forms of visitors and of invited people. */
export const visitorForms: readonly FormEntity[] = [
  {
    table: 'contact_submissions',
    schema: inquirySchema,
    example: inquiry,
    formOnly: ['includesCamping', 'subject', 'travels', 'activities'],
    values: groupSizes,
  },
  {
    table: 'inquiry_selections',
    schema: inquirySchema,
    example: inquiry,
    columns: {
      travels: 'travel_ids',
      activities: 'activity_ids',
      includesCamping: 'includes_camping',
    },
    formOnly: submissionFields,
  },
  {
    table: 'newsletter_subscriptions',
    schema: subscribeRequestSchema,
    example: { email: 'amina@example.com', locale: 'en', consentVersion: CONSENT_VERSION },
    formOnly: ['consentVersion'],
  },
  {
    table: 'profiles',
    schema: newAccountSchema,
    example: { full_name: 'Amina', password: 'sixteen characters' },
    formOnly: ['password'],
    mayBeEmpty: ['full_name'],
  },
  {
    table: 'reviews',
    schema: makeReviewSchema(),
    example: { rating: 4, comment: 'A fine day.', name: 'Amina', visited_month: '2026-10-01' },
    // Whole stars from one on, and always a month; the display shape has halves, none, and no date.
    formOnly: ['rating', 'visited_month'],
  },
  { table: 'review_photos', schema: reviewPhotoSchema, example: { caption: 'Our camp' } },
  {
    table: 'review_reports',
    schema: makeReviewReportSchema(),
    example: { rule: 'insulting', details: '' },
  },
];
