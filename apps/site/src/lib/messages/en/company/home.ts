export const homeMessages = {
  description: (company: string) =>
    `${company} plans travels in Algeria, guides adventure activities and helps people who move here.`,
  eyebrow: 'One country, five lights',
  title: 'Travel Algeria, and live here well',
  text: 'We plan the route from the sea to the Sahara, guide the days you want to spend outdoors, and help with the paperwork when you decide to stay.',
  planTrip: 'Plan my trip',
  allTravels: 'See all travels',
  slides: {
    carousel: 'carousel',
    role: 'slide',
    label: 'Algeria in every light',
    slide: (position: number, count: number) => `${position} of ${count}`,
    pause: 'Pause the slides',
    play: 'Play the slides',
    previous: 'Previous slide',
    next: 'Next slide',
    show: (position: number, title: string) => `Show slide ${position}: ${title}`,
    controls: 'Slides',
    loading: 'Loading the slides',
  },
  /** Shown if there are no slides, or if they could not be loaded. */
  fallbackSlide: {
    image: '/illustrations/algiers-kasbah.webp',
    alt: 'White houses of the Kasbah stepping down to the bay of Algiers',
    title: 'Begin where the white city meets the sea',
    text: 'Walk down through the Kasbah in the blue hour, when the lamps come on and the bay is still light. Every road in the country begins in Algiers.',
    link: 'See all travels',
  },
};
