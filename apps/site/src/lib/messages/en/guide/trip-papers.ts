/** The entry papers on the page of a trip. */
export const tripPapersMessages = {
  region: { any: 'For some regions', north: 'For the north', south: 'For the south' },
  general: 'For every trip',
  byNationality: (count: number) => `By nationality (${count})`,
  asking: (count: number) => `Ask the consulate (${count})`,
  askingText: 'We found no current official page on these topics, so we make no claims about them.',
  all: 'Entry papers by nationality and purpose',
};
