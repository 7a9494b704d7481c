import { groupSizeLabels } from '@expat-buddy/domain/inquiry/group-sizes';
import { serviceTypeLabels } from '@expat-buddy/domain/inquiry/kinds/labels';
import { inquiryMessages as errors, inquiryFailures } from '@expat-buddy/domain/inquiry/messages';

const megabytes = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
const list = new Intl.ListFormat('en');

const files = {
  label: 'Photos or documents',
  hint: 'Up to 3 files: JPEG, PNG, HEIC or PDF, 10 MB each. You can also drop them here.',
  choose: 'Choose files',
  camera: 'Take a photo',
  list: 'Attached files',
  remove: (name: string) => `Remove ${name}`,
  retry: (name: string) => `Send ${name} again`,
  count: (count: number) => `${count} of 3 files.`,
  added: (name: string, size: string, count: number) =>
    `${name}, ${size}, added. ${count} of 3 files.`,
  reading: (name: string) => `Preparing ${name}…`,
  sending: (name: string) => `Sending ${name}`,
  sent: 'Sent',
  size: (bytes: number) =>
    bytes < 1_000_000
      ? `${Math.max(1, Math.round(bytes / 1024))} kB`
      : `${megabytes.format(bytes / 1024 / 1024)} MB`,
  refusals: {
    tooMany: (name: string) => `${name} was not added: an inquiry takes up to 3 files.`,
    tooLarge: (name: string) => `${name} is larger than 10 MB. Choose a smaller file.`,
    empty: (name: string) => `${name} is empty.`,
    heic: (name: string) =>
      `${name} is a HEIC photo that could not be converted. Save it as JPEG and add it again.`,
    noise: (name: string) =>
      `${name} was not added: this browser protects against fingerprinting and would turn the photo into noise. Save it as JPEG and add it again, or allow this site to use image data (canvas) next to the address.`,
    otherType: (name: string) => `${name} is not a JPEG, PNG or PDF file.`,
  },
  failures: {
    unanswered: 'It could not be sent. Try again.',
    tooManyNow: 'Too many files came from your network. Try again in an hour.',
    tooLate: 'It came too late for this inquiry. Send it with a new one.',
    refused: 'Our server refused this file.',
  },
  savedWithout: 'Your inquiry has arrived. Send the file again, or remove it to finish.',
  unsent: (names: readonly string[]) => `Your inquiry arrived without ${list.format(names)}.`,
  notKept:
    'You are offline, and this browser cannot keep your files. Remove them, or send again once you are online.',
};

export const inquiryMessages = {
  title: 'Contact Us',
  intro: (service: string) =>
    `Send us an inquiry about ${service} and we'll get back to you as soon as possible.`,
  selectedTravels: 'Selected Travel(s)',
  selectedActivities: 'Selected Activity/Activities',
  selectedPlan: 'Your plan',
  selectedSubject: 'About',
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
  /** From 2 on. */
  refused: (count: number) => `${count} fields need another look.`,
  files,
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
  errors,
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
