import { FIRST_ANSWER_TIME } from '@expat-buddy/domain/inquiry/first-answer';
import type { ServiceAudience } from '@expat-buddy/domain/service/audiences';

export const serviceMessages = {
  title: 'Services',
  description:
    'Trip planning, cars and drivers, airport welcome, paperwork, mechanics, team days and celebrations in Algeria: what is done, what it costs, how long it takes and where it ends.',
  headline: 'What we do, for whom, and where it ends',
  intro:
    'A plain list. Each entry says what is done, what you bring, how long it usually takes, how the price is made and what we cannot do. If what you need is not on it, ask anyway.',
  index: 'All services',
  loading: 'Loading services...',
  error: 'Error loading services.',
  empty: 'No services are listed at the moment. Write to us and we tell you what is possible.',
  audiences: {
    visitors: {
      title: 'For visitors',
      text: 'You come for days or weeks and want everything prepared.',
    },
    residents: {
      title: 'For people living here',
      text: 'You live and work in Algeria and want someone who knows how things are done.',
    },
  } satisfies Record<ServiceAudience, { title: string; text: string }>,
  guide: 'Housing, papers, schools, health, driving and money, with sources:',
  whatWeDo: 'What we do',
  whatYouBring: 'What you bring',
  usualTime: 'Usual time',
  details: 'Details and limits',
  detailsOf: (service: string) => `of ${service}`,
  languages: 'Languages',
  price: 'Price',
  included: 'Included in the price',
  notIncluded: 'Not included',
  unknownPrice: 'What does it cost?',
  unknownTime: 'How long does it take?',
  limits: 'Honest limits',
  ask: 'Send an inquiry',
  askAbout: (service: string) => `about ${service}`,
  how: {
    title: 'How it works',
    steps: [
      {
        title: 'You write',
        text: 'A few lines in the inquiry form of the service. Nothing is booked or paid here; you get a confirmation by email.',
      },
      {
        title: 'A person answers',
        text: `Within ${FIRST_ANSWER_TIME} you have an answer by email: our questions, or a proposal that says what is done, by when, and what the price includes.`,
      },
      {
        title: 'You decide',
        text: 'We begin only once you have agreed in writing. Changes and cancellation are part of that agreement.',
      },
    ],
  },
  other: {
    title: 'Need something else?',
    text: 'Ask. If we cannot help, we say so, and tell you who might.',
  },
};
