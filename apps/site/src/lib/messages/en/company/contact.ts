import { FIRST_ANSWER_TIME } from '@expat-buddy/domain/inquiry/first-answer';

export const contactMessages = {
  title: 'Contact',
  description: (company: string) =>
    `Write to ${company} about a travel, a car, an event or your life in Algeria. A person reads it and answers by email.`,
  heading: 'Write to us',
  intro:
    'A few lines are enough to start. A person reads every inquiry and answers by email; nothing is booked or paid here.',
  formTitle: 'Your inquiry',
  topicQuestion: 'What is it about?',
  topics: {
    general: 'A question',
    'trip-planner': 'A trip',
    'car-rental': 'Car or driver',
    events: 'An event',
    'team-building': 'A team day',
    handbook: 'Living here',
    mechanic: 'A mechanic',
  },
  sent: {
    title: 'Your inquiry has arrived',
    reference: (reference: string) => `Your reference is ${reference}.`,
    nextTitle: 'What happens next',
    next: (email: string) => [
      `A confirmation with your private link is on its way to ${email}. If it has not arrived in a few minutes, check your spam folder.`,
      `A person reads your inquiry, asks the people concerned, and replies to that address within ${FIRST_ANSWER_TIME}.`,
      'Nothing is booked until you have agreed to a proposal in writing.',
    ],
    another: 'Write another inquiry',
  },
  waiting: {
    title: 'Your inquiry is waiting on this device',
    text: 'You are offline. It is sent automatically once you are back online with this site open, or when you next visit within seven days.',
    reference: (reference: string) => `Its reference will be ${reference}.`,
  },
  office: {
    title: 'The office',
    phone: 'Phone',
    whatsapp: 'WhatsApp',
    email: 'Email',
    address: 'Address',
    hours: 'Opening hours',
    algiersTime: 'Algiers time',
    closed: 'closed',
    openNow: (until: string) => `Open now, until ${until}`,
    opensToday: (time: string) => `Closed now, opens at ${time}`,
    opensTomorrow: (time: string) => `Closed now, opens tomorrow at ${time}`,
    opensOn: (day: string, time: string) => `Closed now, opens ${day} at ${time}`,
    clock: (time: string) => `It is ${time} in Algiers.`,
    special: (name: string, days: string, times: string) => `${name}, ${days}: ${times}`,
    holidays: 'On public holidays an answer can take a day longer.',
    loading: 'Loading...',
    error: 'The office details could not be loaded. The form works without them.',
  },
  before: {
    title: 'Before you write',
    faq: 'The FAQ may already have your answer.',
    faqLink: 'Read the FAQ',
    services: 'The services page lists what we do, for whom, and how long it takes.',
    servicesLink: 'See the services',
  },
  stamp: 'Algeria',
};
