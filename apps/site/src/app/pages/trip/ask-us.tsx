import type { ReactNode } from 'react';
import { InquiryButton } from '#features/inquiry/inquiry-button.tsx';
import type { InquiryRequest } from '#features/inquiry/inquiry-request.ts';
import { tripPriceMessages as text } from '#messages/trips/trip-price.ts';

type AskUsProps = { inquiry: InquiryRequest; children?: ReactNode };

/** Says "Ask us" after something unknown, or `children`. */
export function AskUs({ inquiry, children }: AskUsProps) {
  return (
    <InquiryButton variant="link" size="inline" className="ask-us min-h-6" inquiry={inquiry}>
      {children ?? text.askUs}
    </InquiryButton>
  );
}
