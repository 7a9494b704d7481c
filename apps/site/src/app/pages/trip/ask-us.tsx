import { InquiryButton } from '#features/inquiry/inquiry-button.tsx';
import type { InquiryRequest } from '#features/inquiry/inquiry-request.ts';
import { useTripPriceMessages } from '#lib/messages/trip-price-messages.ts';

/** Ends a sentence about something unknown. */
export function AskUs({ inquiry }: { inquiry: InquiryRequest }) {
  const text = useTripPriceMessages();
  return (
    <InquiryButton variant="link" size="inline" inquiry={inquiry}>
      {text.askUs}
    </InquiryButton>
  );
}
