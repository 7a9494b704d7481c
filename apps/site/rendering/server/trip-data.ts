// The structured data of travels, road trips and activities: without what is unknown.
import type { Activity } from '@expat-buddy/domain/activity/types';
import { englishOf } from '@expat-buddy/domain/language/english-of';
import type { Travel } from '@expat-buddy/domain/travel/types';
import { saysAmount } from '@expat-buddy/domain/trip/price';
import type { TravelDetails } from '@expat-buddy/domain/trip/queries';
import type { TripDetails } from '@expat-buddy/domain/trip/types';
import { planMessages } from '#messages/plan/plan.ts';
import { provider } from './company-data.ts';
import { enteredPrice, offerWith, propertyValue } from './offers.ts';
import { type Address, algeria, imageOf, type Settings, type Thing } from './thing.ts';

const { months, rows } = planMessages.comparison;

function tripOffer(details: TripDetails, settings: Settings): Thing | undefined {
  const { included, best_months, good_months } = details;
  const when = months(best_months, good_months);
  return offerWith({
    ...enteredPrice(details, settings),
    ...(included.length > 0 && {
      includesObject: included.map((name) => ({
        '@type': 'TypeAndQuantityNode',
        typeOfGood: { '@type': 'Service', name },
      })),
    }),
    ...(when && { additionalProperty: propertyValue(rows.months, when) }),
  });
}

const audience = ({ minimum_age }: Pick<TripDetails, 'minimum_age'>): Thing[] =>
  minimum_age === null ? [] : [{ '@type': 'PeopleAudience', requiredMinAge: minimum_age }];

const meetingPlace = ({ meeting_point }: Pick<TripDetails, 'meeting_point'>): Thing | undefined =>
  meeting_point ? { '@type': 'Place', description: meeting_point } : undefined;

/** Without an amount that contradicts what staff wrote by hand, which visitors read. */
const pricedAsShown = (travel: Travel, details: TravelDetails): TravelDetails =>
  saysAmount(englishOf(travel, 'price') ?? '', details.price_amount)
    ? details
    : { ...details, price_amount: null, price_currency: null };

export function trip(
  travel: Travel,
  details: TravelDetails | null,
  settings: Settings,
  path: string,
  address: Address,
): Thing {
  return {
    '@type': 'TouristTrip',
    name: travel.title,
    description: travel.description,
    url: address(path),
    image: imageOf(travel.imageUrl, address),
    provider: provider(settings, address),
    ...(details && tripFacts(pricedAsShown(travel, details), settings)),
  };
}

function tripFacts(details: TravelDetails, settings: Settings) {
  const { days, suits } = details;
  const touristType = [...suits, ...audience(details)];
  const tripOrigin = meetingPlace(details);
  const offers = tripOffer(details, settings);
  return {
    ...(touristType.length > 0 && { touristType }),
    ...(tripOrigin && { tripOrigin }),
    ...(offers && { offers }),
    ...(days.length > 0 && {
      itinerary: {
        '@type': 'ItemList',
        numberOfItems: days.length,
        itemListElement: days.map(({ day_number, title }) => ({
          '@type': 'ListItem',
          position: day_number,
          name: title,
        })),
      },
      subTrip: days.map(({ title }) => ({ '@type': 'TouristTrip', name: title })),
    }),
  };
}

export function outing(
  activity: Activity,
  details: TripDetails | null,
  settings: Settings,
  path: string,
  address: Address,
): Thing {
  const serviceLocation = details && meetingPlace(details);
  const [people] = details ? audience(details) : [];
  const offers = details && tripOffer(details, settings);
  return {
    '@type': 'Service',
    name: activity.title,
    description: activity.description,
    url: address(path),
    image: imageOf(activity.image, address),
    areaServed: algeria,
    provider: provider(settings, address),
    ...(people && { audience: people }),
    ...(serviceLocation && { availableChannel: { '@type': 'ServiceChannel', serviceLocation } }),
    ...(offers && { offers }),
  };
}

/** The questions about a trip, if there are any. */
export function questions(details: Pick<TripDetails, 'questions'> | null): Thing[] {
  if (!details || details.questions.length === 0) return [];
  const mainEntity = details.questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return [{ '@type': 'FAQPage', mainEntity }];
}
