import type { Vehicle } from '@expat-buddy/domain/vehicle/types';
import { useMemo } from 'react';
import type { InquiryRequest } from '#features/inquiry/inquiry-request.ts';
import { useVehicleMessages } from '#lib/messages/vehicle-messages.ts';

export function useVehicleInquiry({ name }: Vehicle): InquiryRequest {
  const { inquiry: text } = useVehicleMessages();
  return useMemo(
    () => ({
      serviceType: 'car-rental',
      serviceLabel: name,
      message: text.about(name),
      showDates: true,
    }),
    [name, text],
  );
}
