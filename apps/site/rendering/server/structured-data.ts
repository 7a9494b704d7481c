import { englishOf } from '@expat-buddy/domain/language/english-of';
// The structured data of pages for search engines (schema.org), written by the build only. It describes
// nothing that the page does not show.

import { eventPeriod } from '@expat-buddy/domain/event/times';
import type { SiteEvent } from '@expat-buddy/domain/event/types';
import type { GuideEntry } from '@expat-buddy/domain/guide-entry/types';
import type { CollectionWithProducts } from '@expat-buddy/domain/product/types';
import { averageRating } from '@expat-buddy/domain/review/average';
import { STAR_SCALE } from '@expat-buddy/domain/review/limits';
import type { Review } from '@expat-buddy/domain/review/types';
import type { Service } from '@expat-buddy/domain/service/types';
import { parsePrice } from '@expat-buddy/domain/travel/price';
import type { Travel } from '@expat-buddy/domain/travel/types';
import type { TravelDetails } from '@expat-buddy/domain/trip/queries';
import type { TripDetails } from '@expat-buddy/domain/trip/types';
import { paths } from '#lib/paths.ts';
import { type Address, imageOf, type Settings, type Thing } from './thing.ts';

/** The way to the page, from the first page on. */
export function breadcrumbs(steps: { name: string; path: string }[], address: Address): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: address(path),
    })),
  };
}

type Price = Pick<TripDetails, 'price_amount' | 'price_currency'>;

/** The amount that staff entered, while prices are no examples. */
function offerOf({ price_amount, price_currency }: Price, settings: Settings) {
  if (settings?.prices_are_examples !== false || price_amount === null) return undefined;
  return { '@type': 'Offer', price: price_amount, priceCurrency: price_currency };
}

/** Without what is unknown: only a travel's own answers are named. */
export function trip(
  travel: Travel,
  details: TravelDetails | null,
  settings: Settings,
  path: string,
  address: Address,
): Thing {
  const { days = [], suits = [] } = details ?? {};
  const offer = details && offerOf(details, settings);
  return {
    '@type': 'TouristTrip',
    name: travel.title,
    description: travel.description,
    url: address(path),
    image: imageOf(travel.imageUrl, address),
    ...(suits.length > 0 && { touristType: suits }),
    ...(offer && { offers: offer }),
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
    }),
  };
}

/** Without what is unknown. */
export function services(list: readonly Service[], settings: Settings, address: Address): Thing[] {
  return list.map((service) => {
    const offer = offerOf(service, settings);
    return {
      '@type': 'Service',
      name: service.title,
      description: service.description,
      url: address(`${paths.services}#${service.id}`),
      areaServed: { '@type': 'Country', name: 'Algeria' },
      ...(service.languages.length > 0 && {
        availableChannel: { '@type': 'ServiceChannel', availableLanguage: service.languages },
      }),
      ...(offer && { offers: offer }),
    };
  });
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

/** The sources that the guide names, and the day that its oldest statement was compared with its source. */
export function guide(entries: GuideEntry[], path: string, address: Address): Thing | undefined {
  const stated = entries.filter(({ statement }) => statement !== '');
  const days = stated.flatMap(({ checked_on }) => checked_on ?? []).sort();
  if (!days[0]) return undefined;
  const sources = new Map(stated.map(({ source_url, source_name }) => [source_url, source_name]));
  return {
    '@type': 'WebPage',
    url: address(path),
    lastReviewed: days[0],
    citation: [...sources].map(([url, name]) => ({ '@type': 'CreativeWork', name, url })),
  };
}

const MOST_REVIEWS = 10;

/** What the page says about a thing's reviews, from three on. A trip has no rating in schema.org, a product has. */
export function rated(thing: Thing, reviews: readonly Review[] = []): Thing {
  const average = averageRating(reviews);
  if (average === undefined) return thing;
  return {
    ...thing,
    '@type': [...new Set([thing['@type'], 'Product'].flat())],
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: average,
      bestRating: STAR_SCALE,
      reviewCount: reviews.length,
    },
    review: reviews.slice(0, MOST_REVIEWS).map(({ name, rating, comment }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name },
      reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: STAR_SCALE },
      reviewBody: comment,
    })),
  };
}

/** A thing without structured data of its own, once it has an average. */
export function ratedProduct(
  { name, description, image }: { name: string; description: string; image: string },
  reviews: readonly Review[] | undefined,
  path: string,
  address: Address,
): Thing[] {
  if (!reviews || averageRating(reviews) === undefined) return [];
  const product = { name, description, url: address(path), image: imageOf(image, address) };
  return [rated({ '@type': 'Product', ...product }, reviews)];
}

/** What a place costs, once the price is firm and while the event is ahead. */
function eventOffer(event: SiteEvent, settings: Settings, url: string) {
  const price = firmPrice(event, settings);
  if (!price || event.state === 'announced' || event.state === 'past') return undefined;
  const availability = event.state === 'full' ? 'SoldOut' : 'InStock';
  return { '@type': 'Offer', ...price, availability: `https://schema.org/${availability}`, url };
}

/** Nothing before the day and the place are certain. */
export function happening(
  event: SiteEvent,
  settings: Settings,
  path: string,
  address: Address,
): Thing | undefined {
  const period = eventPeriod(event);
  if (!period || !event.location.trim()) return undefined;
  const offer = eventOffer(event, settings, address(path));
  return {
    '@type': 'Event',
    name: event.title,
    description: event.description,
    startDate: period.start,
    ...(period.end && { endDate: period.end }),
    location: { '@type': 'Place', name: event.location, address: event.location },
    image: imageOf(event.image, address),
    url: address(path),
    ...(offer && { offers: offer }),
  };
}

const CURRENCIES: readonly [sign: RegExp, currency: string][] = [
  [/^[\d\s.,]+ ?DA$/, 'DZD'],
  [/^€ ?[\d\s.,]+$|^[\d\s.,]+ ?€$/, 'EUR'],
];

/** A fixed price: one number with its currency, neither "from" nor an example. */
function firmPrice(priced: { price: string }, settings: Settings) {
  if (settings?.prices_are_examples !== false) return undefined;
  const text = englishOf(priced, 'price').trim();
  const currency = CURRENCIES.find(([sign]) => sign.test(text))?.[1];
  const price = parsePrice(text);
  return currency && price !== null ? { price, priceCurrency: currency } : undefined;
}

export function products(
  collection: CollectionWithProducts,
  settings: Settings,
  address: Address,
): Thing[] {
  return collection.products.map((product) => {
    const price = firmPrice(product, settings);
    return {
      '@type': 'Product',
      name: product.name,
      description: product.description,
      image: imageOf(product.image, address),
      category: collection.title,
      ...(price && { offers: { '@type': 'Offer', ...price } }),
    };
  });
}
