// The structured data of pages for search engines (schema.org), written by the build only. It describes
// nothing that the page does not show.

import { eventPeriod } from '@expat-buddy/domain/event/times';
import type { SiteEvent } from '@expat-buddy/domain/event/types';
import type { GuideEntry } from '@expat-buddy/domain/guide-entry/types';
import type { Product } from '@expat-buddy/domain/product/types';
import { averageRating } from '@expat-buddy/domain/review/average';
import { STAR_SCALE } from '@expat-buddy/domain/review/limits';
import type { Review } from '@expat-buddy/domain/review/types';
import type { Service } from '@expat-buddy/domain/service/types';
import { paths } from '#lib/paths.ts';
import { provider } from './company-data.ts';
import { enteredPrice, firmPrice, offerWith } from './offers.ts';
import { type Address, algeria, imageOf, type Settings, type Thing } from './thing.ts';

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

/** Without what is unknown. */
export function services(list: readonly Service[], settings: Settings, address: Address): Thing[] {
  return list.map((service) => {
    const offer = offerWith(enteredPrice(service, settings));
    return {
      '@type': 'Service',
      name: service.title,
      description: service.description,
      url: address(`${paths.services}#${service.id}`),
      areaServed: algeria,
      provider: provider(settings, address),
      ...(service.languages.length > 0 && {
        availableChannel: { '@type': 'ServiceChannel', availableLanguage: service.languages },
      }),
      ...(offer && { offers: offer }),
    };
  });
}

/**
 * The sources that the guide names. The day that its oldest statement was compared with its source, once we have checked
 * all of them.
 */
export function guide(entries: GuideEntry[], path: string, address: Address): Thing | undefined {
  const stated = entries.filter(({ statement }) => statement !== '');
  const days = stated.flatMap(({ checked_on }) => checked_on ?? []).sort();
  if (!days[0]) return undefined;
  const sources = new Map(stated.map(({ source_url, source_name }) => [source_url, source_name]));
  return {
    '@type': 'WebPage',
    url: address(path),
    ...(stated.every(({ checked_by }) => checked_by) && { lastReviewed: days[0] }),
    citation: [...sources].map(([url, name]) => ({ '@type': 'CreativeWork', name, url })),
  };
}

const MOST_REVIEWS = 10;

/**
 * What the page says about a thing's reviews, from three on. Trips and services have no rating in schema.org, products
 * have. Google rejects a product whose offer has no price.
 */
export function rated(thing: Thing, reviews: readonly Review[] = []): Thing {
  const average = averageRating(reviews);
  if (average === undefined) return thing;
  const { offers, ...rest } = thing;
  return {
    ...rest,
    ...(offers?.price !== undefined && { offers }),
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

/** What a place costs, once the price is firm and while the event is ahead. */
function eventOffer(event: SiteEvent, settings: Settings, url: string) {
  const price = firmPrice(event, 'price', settings);
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

/** @param path the page that shows the products, each under its id */
export function products(
  list: readonly Product[],
  path: string,
  settings: Settings,
  address: Address,
  category?: string,
): Thing[] {
  return list.map((product) => {
    const price = firmPrice(product, 'price', settings);
    return {
      '@type': 'Product',
      name: product.name,
      description: product.description,
      url: `${address(path)}#${product.id}`,
      image: imageOf(product.image, address),
      ...(category && { category }),
      ...(price && { offers: { '@type': 'Offer', ...price } }),
    };
  });
}
