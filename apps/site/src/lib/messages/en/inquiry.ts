import { groupSizeLabels } from '@expat-buddy/domain/inquiry/group-sizes';
import { inquiryFailures, inquiryMessages } from '@expat-buddy/domain/inquiry/messages';
import { serviceTypeLabels } from '@expat-buddy/domain/inquiry/service-types';

export const inquiry = {
  title: 'Contact Us',
  intro: (service: string) =>
    `Send us an inquiry about ${service} and we'll get back to you as soon as possible.`,
  selectedTravels: 'Selected Travel(s)',
  selectedActivities: 'Selected Activity/Activities',
  selectedPlan: 'Your plan',
  name: 'Name',
  namePlaceholder: 'Your name',
  email: 'Email',
  emailPlaceholder: 'Your email',
  service: 'Service',
  message: 'Message',
  groupSize: 'Group Size',
  groupSizePlaceholder: 'How many people?',
  groupSizes: groupSizeLabels,
  departureDate: 'Departure Date',
  returnDate: 'Return Date',
  childrenUnder12: 'Children between 5 and 12',
  childrenUnder5: 'Children Under 5',
  transportation: 'Transportation Needed',
  camping: 'Include Camping',
  deselect: (title: string) => `Remove ${title}`,
  notice: 'We use what you write here to answer you, and for nothing else.',
  submit: 'Send Inquiry',
  submitting: 'Sending...',
  placeholders: {
    general:
      'Tell us what you have in mind: your preferences, the places you dream of, what you need for the trip, and anything we should know, such as flexible dates, dietary needs or accessibility requirements.',
    handbook:
      'What would you like to know about living in Algeria? Tell us where you live or will live, from when, and what comes first: papers, housing, school, health.',
    mechanic:
      'Which vehicle is it (make, model, year), where is it, and what is wrong? Also tell us when you need it back on the road.',
    'team-building':
      'Tell us about your team: how many people, what brings you together, indoors or outdoors, one day or several, and what should be different afterwards.',
    events:
      'Which event is it about, or what would you like to celebrate? Tell us how many people are coming and what you need: a place, food, music, transport, beds for the night.',
    'trip-planner':
      'Where would you like to go, what do you love (sea, mountains, Roman stone, desert), at what pace, and on what budget? We sketch a route from it.',
    'car-rental':
      'What kind of vehicle would you like, where will you pick it up and return it, who drives, and which roads do you plan to take?',
  },
  serviceNames: serviceTypeLabels,
  serviceInSentence: {
    general: 'your plans in Algeria',
    handbook: 'the expat handbook',
    mechanic: 'a mechanic',
    'team-building': 'team building',
    events: 'events',
    'trip-planner': 'a trip of your own',
    'car-rental': 'car rental',
  },
  errors: inquiryMessages,
  failures: inquiryFailures,
  sentTitle: 'Inquiry Sent',
  sentNote: (reference: string) => `Sent, reference ${reference}.`,
  optional: 'optional',
  sentText: (email: string) => `We'll get back to you as soon as possible at ${email}!`,
  waiting: {
    title: 'Inquiry waiting',
    text: 'You are offline. Your inquiry waits on this device and is sent when the connection is back.',
    region: 'Waiting inquiries',
    count: (count: number) =>
      count === 1
        ? '1 inquiry is waiting on this device.'
        : `${count} inquiries are waiting on this device.`,
    refused:
      'It reached us but could not be saved. Try again, or contact us another way before you remove it.',
    sendNow: 'Send now',
    sending: 'Sending...',
    remove: 'Remove',
    removed: 'Removed from this device. It was not sent.',
    stillOffline: 'It could not be sent yet. Your inquiry is still waiting.',
    sentMany: (count: number) => `${count} inquiries were sent.`,
    expiredTitle: 'Inquiry removed',
    expired:
      'An inquiry waited seven days on this device without a connection and was removed. It was not sent: please write to us again.',
  },
  failedTitle: 'Error',
  failedText: 'There was a problem sending your inquiry. Please try again.',
};
