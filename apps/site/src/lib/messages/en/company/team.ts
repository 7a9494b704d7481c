const names = new Intl.ListFormat('en', { type: 'conjunction' });

export const teamMessages = {
  title: 'The team',
  claim: 'The people who answer you, plan your trip and travel with you.',
  speaks: (languages: string[]) => `Speaks ${names.format(languages)}`,
  planner: (people: number): string => (people === 1 ? 'Your planner' : 'Your planners'),
  guide: (people: number): string => (people === 1 ? 'Your guide' : 'Your guides'),
};
