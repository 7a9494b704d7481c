import type { GuideTopic } from '@expat-buddy/domain/guide-entry/topics';

export const guideMessages = {
  title: 'Living here',
  description:
    'Housing, papers, schools, health, driving, money and emergencies for people who settle in Algeria, in Oran and Algiers above all: each statement with its source and the day we read it.',
  heading: 'Living here',
  intro:
    'What a newcomer to Oran or Algiers asks in the first weeks. Each statement names its source and the day we read it; where we found none, we say whom to ask. Rules change, so check before you sign, pay or drive.',
  beforeYouCome: 'Visas, customs and travel advice have a page of their own:',
  contents: 'Topics',
  topics: {
    housing: {
      title: 'Housing',
      intro: 'The lease, the money it takes, and the bills that come with a flat.',
    },
    papers: {
      title: 'Papers',
      intro: 'Permits, and papers from home that an office here accepts.',
    },
    schools: {
      title: 'Schools',
      intro: 'International schools in Oran and Algiers, and the schools of the country.',
    },
    health: {
      title: 'Health',
      intro: 'Where to go, who pays, and which pharmacy is open tonight.',
    },
    driving: {
      title: 'Driving',
      intro: 'Your licence, your car’s papers, and what the road is like.',
    },
    money: {
      title: 'Money',
      intro: 'Dinars, cards and accounts in a country that pays in cash.',
    },
    emergencies: {
      title: 'Emergencies',
      intro: 'Save these numbers on your phone before you need them.',
    },
  } satisfies Record<GuideTopic, { title: string; intro: string }>,
  /** Before a heading that every topic has. */
  inTopic: (topic: string) => `${topic}: `,
  ask: {
    title: 'Whom to ask',
    text: 'We found no current source on these, so we make no claims.',
  },
  askAlso: 'Ask:',
  help: {
    title: 'We can help',
    ask: 'Ask us',
    askAbout: (service: string, topic: string) => `about ${service}: ${topic}`,
    message: (topic: string) => `Living here, ${topic.toLowerCase()}: `,
  },
  loading: 'Loading the guide...',
  error: 'The guide could not be loaded.',
  empty: 'The guide has no entries at the moment. Ask us instead.',
};
