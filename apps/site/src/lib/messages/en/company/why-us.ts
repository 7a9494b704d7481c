export const whyUsMessages = {
  title: 'Why Us',
  description:
    'Expert guides, all skill levels, quality equipment, breathtaking locations: how to check each of them before you pay anything.',
  headline: 'Do not take our word for it',
  text: 'Everyone who sells travel says these four things. Here they are again, each with what you can check before you pay anything.',
  contents: 'Four claims',
  check: 'What you can check',
  guides: {
    title: 'Expert Guides',
    claim: 'You walk, drive or dive with somebody who lives there.',
    checks: [
      'Ask who goes with you. Before you say yes you have the name in writing, and the languages that person speaks.',
      'If someone else has to step in, we tell you who, and you may change your mind.',
      // Source: the national park office, grotte-ambassadeurs.com/lgda-tassilinajjer.html
      'The Tassili is a cultural park: it is visited with an agency that the state has approved, or with one of the park’s own agents. That is the rule for everyone, and a way to tell who works by the rules.',
      'A guide decides on the day. If wind, river or snow say no, the outing is moved; the pages say so, activity by activity.',
    ],
  },
  levels: {
    title: 'All Skill Levels',
    claim: 'Four words that always mean the same.',
    loading: 'Loading the activities...',
    error: 'The activities could not be loaded.',
  },
  equipment: {
    title: 'Quality Equipment',
    claim: 'You read the list before you book, not on the morning of the trip.',
    text: 'Each activity says on its own page what you need and what it demands of you. In the answer to your inquiry we add what we bring, in what sizes, and what has to be rented.',
    example: 'For example',
    slip: (activity: string) => `What you need for ${activity}`,
    more: (activity: string) => `Read the page about ${activity}`,
    error: 'The example could not be loaded.',
  },
  places: {
    title: 'Breathtaking Locations',
    claim: 'Seven places in Algeria are on the World Heritage List.',
    text: 'The list is kept by UNESCO, not by us. Here they are with the year in which each was inscribed.',
    source: 'See the list at UNESCO',
    travel: (title: string) => `Travel: ${title}`,
    sites: {
      qala: 'Al Qal’a of Beni Hammad',
      djemila: 'Djémila',
      mzab: 'M’Zab Valley',
      tassili: 'Tassili n’Ajjer',
      timgad: 'Timgad',
      tipasa: 'Tipasa',
      kasbah: 'Kasbah of Algiers',
    },
  },
  reviews: {
    title: 'How reviews are checked',
    points: [
      'After a trip, our software sends its customer a link that works once. Only that link opens the form.',
      '“Verified Visit” means that a review was written with such a link, after an inquiry through this website. Our staff cannot set it.',
      'Nobody here can write or edit a review: our software does not allow it.',
      'A review is published or rejected, and rejected only for one of five published reasons. A low rating is not one of them.',
    ],
    more: 'See the rules and the figures',
  },
  prices: {
    title: 'How prices are made',
    intro: 'A price is a sum of five things. Ask for any of them separately.',
    parts: [
      'The guide, and the driver where there is one',
      'The car and its fuel, the train or the flight',
      'The beds and meals that the programme names',
      'Entrances and permits',
      'Our planning',
    ],
    after:
      'A price on a page is written as we would say it: an amount, “from” an amount, or “on request”. Yours comes by email, with what is included and what is not. Nothing is paid on this site.',
    examples: 'The prices shown at the moment are examples. The one in our answer counts.',
  },
  close: {
    title: 'Still in doubt?',
    text: 'Ask the question that would settle it. We answer by email, even when the answer is no.',
    button: 'Ask us',
  },
};
