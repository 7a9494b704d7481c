import type { Row } from '@expat-buddy/domain/supabase-client';
import type { TripDetails } from '@expat-buddy/domain/trip/types';
import type { InquiryRequest } from '#features/inquiry/inquiry-request.ts';
import { PricePanel } from '#features/trips/price-panel.tsx';
import { AskUs } from './ask-us.tsx';

type PriceSectionProps = {
  price: string;
  /** From the page, like the settings: both can be newer than the prerendered section. */
  details: TripDetails | null | undefined;
  settings: Row<'site_settings'> | null | undefined;
  inquiry: InquiryRequest;
};

export default function PriceSection({ inquiry, ...trip }: PriceSectionProps) {
  return <PricePanel {...trip} askUs={<AskUs inquiry={inquiry} />} />;
}
