export const travelCard = {
  explore: (title: string) => `Explore ${title}`,
  highlights: (title: string) => `Highlights of ${title}`,
  activities: (title: string) => `Activities on ${title}`,
};
