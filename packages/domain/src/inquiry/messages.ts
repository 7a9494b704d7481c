import { inquiryLimits } from './limits.ts';

/** What the inquiry form says about a field, in English. The first three are the specification's (section 5). */
export const inquiryMessages = {
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
  /** Of the fields of one kind, with the limits of the field. */
  detailText: 'Please use one line of at most {max} characters.',
  detailNumber: 'Please enter a whole number from {min} to {max}.',
  detailTime: 'Please enter a time, such as 14:30.',
  tooManySelected: `Please choose at most ${inquiryLimits.selection.max}.`,
};

/** The messages of a language. */
export type InquiryMessages = Readonly<Record<keyof typeof inquiryMessages, string>>;

/** Why an inquiry could not be saved, in English. The first is the specification's (section 8). */
export const inquiryFailures = {
  notSaved: 'Failed to save your inquiry. Please try again.',
  tooMany:
    'We have received many inquiries from you or your network in the last hour. Please try again in an hour; your text stays here.',
  spamCheck:
    'Your browser could not complete a small spam check. Please try again; your text stays here. If it fails again, write to us by email.',
};

export type InquiryFailure = keyof typeof inquiryFailures;
