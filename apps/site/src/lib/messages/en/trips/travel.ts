import { counted } from '../../plural.ts';

const figures = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
const _km = (distance: number) => `${figures.format(distance)} km`;

export const travelMessages = {
  back: {
    travels: 'All travels',
    category: 'Back to the category',
    toCategory: (name: string) => `Back to ${name}`,
  },
  category: {
    loading: 'Loading...',
    notFound: 'Category not found',
    loadingList: 'Loading destinations...',
    errorList: 'Error loading destinations.',
    emptyList: 'No destinations found in this category.',
    count: (count: number) => counted(count, { one: '# destination', other: '# destinations' }),
    listTitle: 'Destinations',
    callTitle: 'Plan it with us',
    callButton: 'Contact Us',
    otherCategories: 'More ways to see the country',
    description: (name: string) => `Travels in Algeria: ${name}.`,
  },
  travel: {
    loading: 'Loading travel...',
    error: 'Error loading travel.',
    notFound: 'Travel not found.',
    facts: 'Facts',
    duration: 'Duration',
    groupSize: 'Group size',
    type: 'Type of trip',
    region: 'Region',
    tags: 'Themes',
    price: 'Price',
    priceFor: { person: 'Price per person', group: 'Price per group' },
    ask: 'Send Inquiry',
    askText: 'Tell us your dates and your group. Nothing is booked or paid here.',
    highlights: 'Highlights',
    programme: 'Day by day',
    loadingProgramme: 'Loading the programme...',
    errorProgramme: 'Error loading the programme.',
    day: (day: number) => `Day ${day}`,
    stops: (day: number) => `Stops of day ${day}`,
    night: 'Night',
    activities: 'What you can do there',
    related: 'Where the road could go next',
    asRoadTrip: 'Read this drive day by day, with distances',
  },
};
