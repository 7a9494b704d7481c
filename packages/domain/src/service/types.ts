import type { ServiceType } from '../inquiry/service-types.ts';
import type { Row } from '../supabase-client.ts';

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
>;

export type Service = Omit<ServiceRow, 'service_type'> & {
  /** The type an inquiry about this service is sent as (spec section 9). */
  service_type: ServiceType;
};
