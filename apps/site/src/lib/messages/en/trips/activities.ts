import { counted } from '../../plural.ts';

export const activityMessages = {
  activities: {
    title: 'Activities',
    description:
      'Guided adventure activities in Algeria: diving and fishing on the coast, hiking and climbing in the mountains, camps and drives in the Sahara.',
    badge: 'Adventure activities',
    headline: 'Adventure activities in Algeria, one light at a time',
    intro:
      'Sea in the morning, stone at noon, sand in the evening. Choose what your day should look like; a guide who lives there takes care of the rest.',
    pills: {
      guides: 'Expert Guides',
      levels: 'All Skill Levels',
      equipment: 'Quality Equipment',
      locations: 'Breathtaking Locations',
    },
    listTitle: 'Our Exciting Activities',
    listIntro: 'Each one is led by local people, from the coves of Jijel to the dunes of Timimoun.',
    loading: 'Loading activities...',
    error: 'Error loading activities.',
    empty: 'No activities found.',
    callTitle: 'Ready for an adventure?',
    callText:
      'Experienced guides who live beside these paths know when the wind turns and whose door is open for tea. Tell us when you are coming and who with, and we will plan the day together.',
    callNext: 'Write to us: a person reads it and answers by email.',
  },
  activityCategory: {
    loading: 'Loading...',
    error: 'Error loading activities for this category.',
    notFound: 'Category not found.',
    empty: 'No activities found in this category.',
    allActivities: 'All activities',
    heading: (category: string) => `Activities in ${category}`,
    count: (count: number) => counted(count, { one: '# activity', other: '# activities' }),
    description: (category: string) => `Guided activities in Algeria: ${category}.`,
  },
  activity: {
    loading: 'Loading activity...',
    error: 'Error loading activity.',
    back: 'Back to Activities',
    facts: 'Facts',
    duration: 'Duration',
    groupSize: 'Group size',
    difficulty: (level: string) => `Difficulty: ${level}`,
    bestTime: (time: string) => `Best time: ${time}`,
    about: 'About This Experience',
    highlights: 'Highlights',
    requirements: 'Requirements',
    ask: 'Send an inquiry',
    places: 'Where it takes place',
    placesText: 'Travels that include this activity.',
    related: 'More activities',
    askText: 'Tell us your dates and your group. Nothing is booked or paid here.',
  },
};
