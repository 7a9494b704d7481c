import type { ServiceType } from '../inquiry/service-types.ts';
import type { Row } from '../supabase-client.ts';
import type { PriceCurrency, PriceUnit } from '../trip/types.ts';

type ServiceRow = Pick<
  Row<'services'>,
  | 'id'
  | 'service_type'
  | 'audience'
  | 'title'
  | 'description'
  | 'what_we_do'
  | 'what_you_bring'
  | 'usual_time'
  | 'languages'
  | 'limits'
  | 'icon'
  | 'price_calculation'
  | 'price_amount'
  | 'included'
  | 'not_included'
>;

/**
 * Empty texts and lists and null are unknown.
 * - price_calculation: how the price is made, in words
 * - price_amount: for one `price_unit`
 */
export type Service = Omit<ServiceRow, 'service_type'> & {
  /** The type an inquiry about this service is sent as (specification, section 9). */
  service_type: ServiceType;
  price_currency: PriceCurrency | null;
  price_unit: PriceUnit | null;
};
