import type { ColumnsOf } from '../content/field.ts';
import type { Row } from '../supabase-client.ts';
import type { efforts, priceCurrencies, priceUnits } from './choices.ts';
import type { TripFieldsOf } from './fields.ts';

export type PriceCurrency = (typeof priceCurrencies)[number];

export type PriceUnit = (typeof priceUnits)[number];

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
export type TripDetails = Pick<Row<'travels'>, Exclude<SharedColumn, Narrowed>> & {
  price_currency: PriceCurrency | null;
  price_unit: PriceUnit | null;
  effort: Effort | null;
  questions: TripQuestion[];
  gallery: GalleryImage[];
};

type SharedColumn = ColumnsOf<TripFieldsOf<'activities'>>;

/** The texts of travels that activities do not have. */
export type TravelOnlyDetails = Pick<
  Row<'travels'>,
  Exclude<ColumnsOf<TripFieldsOf<'travels'>>, SharedColumn>
>;

/** Of a travel or an activity. */
export type AnyTripDetails = TripDetails & Partial<TravelOnlyDetails>;

type Narrowed = 'price_currency' | 'price_unit' | 'effort' | 'questions' | 'gallery';
