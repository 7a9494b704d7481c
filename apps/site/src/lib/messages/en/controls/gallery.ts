export const galleryMessages = {
  label: (name: string) => `Pictures of ${name}`,
  picture: (name: string, number: number) => `${name}, picture ${number}`,
  position: (number: number, count: number) => `${number} of ${count}`,
  previous: 'Previous picture',
  next: 'Next picture',
  enlarge: ', open full screen',
  all: (count: number) => `See all ${count} pictures`,
  photo: (credit: string) => `Photo: ${credit}`,
  illustration: 'Illustration, not a photograph',
};
