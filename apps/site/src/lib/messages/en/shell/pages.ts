export const pageMessages = {
  notFound: {
    title: 'Page not found',
    text: 'This road ends here. The page you asked for does not exist, or it has moved. Search for it, or take one of these roads instead.',
    suggestions: 'Where to go instead',
    activities: 'Guided activities, from the coves of the coast to the Sahara.',
    travels: 'Travels through the cities, the mountains and the desert.',
    contactLabel: 'Contact',
    contact: 'Tell us what you were looking for and we will point the way.',
  },
};
