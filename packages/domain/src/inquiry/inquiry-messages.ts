import { inquiryLimits } from './inquiry-limits.ts';

/** What the form says about a field. The first three are the spec's own words (section 5). */
export type InquiryMessages = {
  nameTooShort: string;
  emailInvalid: string;
  messageTooShort: string;
  nameTooLong: string;
  serviceMissing: string;
  serviceTooLong: string;
  messageTooLong: string;
  groupSizeUnknown: string;
  childrenNotWhole: string;
  childrenTooMany: string;
  dayInvalid: string;
  dayTooFar: string;
  departurePast: string;
  returnPast: string;
  returnBeforeDeparture: string;
  tooManySelected: string;
};

export const inquiryMessages: InquiryMessages = {
  nameTooShort: 'Name must be at least 2 characters.',
  emailInvalid: 'Please enter a valid email address.',
  messageTooShort: 'Message must be at least 10 characters.',
  nameTooLong: `Name must be at most ${inquiryLimits.name.max} characters.`,
  serviceMissing: 'Please choose a service.',
  serviceTooLong: `Service must be at most ${inquiryLimits.service.max} characters.`,
  messageTooLong: `Message must be at most ${inquiryLimits.message.max} characters.`,
  groupSizeUnknown: 'Please choose one of the group sizes.',
  childrenNotWhole: 'Please enter a whole number, 0 or more.',
  childrenTooMany: `Please enter at most ${inquiryLimits.children.max}.`,
  dayInvalid: 'Please pick a date.',
  dayTooFar: 'Choose a date within the next five years.',
  departurePast: 'Departure date cannot be in the past.',
  returnPast: 'Return date cannot be in the past.',
  returnBeforeDeparture: 'Return date cannot be before the departure date.',
  tooManySelected: `Please choose at most ${inquiryLimits.selection.max}.`,
};

/** The words around saving an inquiry (spec section 8). */
export const SAVE_FAILED_MESSAGE = 'Failed to save your inquiry. Please try again.';

/** The database refused one more within the hour (see `private.limits`). */
export const TOO_MANY_MESSAGE =
  'You or others on your network have sent many inquiries in the last hour. Please try again in an hour.';
