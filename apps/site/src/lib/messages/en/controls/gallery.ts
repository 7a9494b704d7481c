export const galleryMessages = {
  label: (name: string) => `Pictures of ${name}`,
  picture: (name: string, number: number) => `${name}, picture ${number}`,
  position: (number: number, count: number) => `${number} of ${count}`,
  previous: 'Previous picture',
  next: 'Next picture',
  enlarge: (alt: string) => `${alt}, open full screen`,
  described: (alt: string) => `, ${alt}`,
  all: (count: number) => `See all ${count} pictures`,
  photo: (credit: string) => `Photo: ${credit}`,
  illustration: 'Illustration, not a photograph',
};
