import type { Row } from '../supabase-client.ts';
import type { tripDetailFields } from './detail-fields.ts';

/** A trip is a travel or an activity. */
export type TripTable = 'travels' | 'activities';

export const priceCurrencies = ['DZD', 'EUR'] as const;
export type PriceCurrency = (typeof priceCurrencies)[number];

export const priceUnits = ['person', 'group'] as const;
export type PriceUnit = (typeof priceUnits)[number];

/** From a walk in town to days of climbing. */
export const efforts = ['easy', 'moderate', 'demanding', 'strenuous'] as const;
export type Effort = (typeof efforts)[number];

export type TripQuestion = { id: string; question: string; answer: string };

/** An image of a trip. Empty texts are those of the photo library. */
export type GalleryImage = { id: string; image: string; alt: string; caption: string };

/**
 * What visitors decide on. Empty texts and lists and null are unknown; the site says "Ask us".
 * - price_amount: for one `price_unit`, from `price_people` people on
 * - highest_altitude: metres
 * - best_months, good_months: numbers from 1 to 12; the other months are poor, and without both unknown
 */
export type TripDetails = Pick<
  Row<'travels'>,
  Exclude<(typeof tripDetailFields)[number], Narrowed>
> & {
  price_currency: PriceCurrency | null;
  price_unit: PriceUnit | null;
  effort: Effort | null;
  questions: TripQuestion[];
  gallery: GalleryImage[];
};

type Narrowed = 'price_currency' | 'price_unit' | 'effort' | 'questions' | 'gallery';
