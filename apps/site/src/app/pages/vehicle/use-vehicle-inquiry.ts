import type { Vehicle } from '@expat-buddy/domain/vehicle/types';
import { useMemo } from 'react';
import type { InquiryRequest } from '#features/inquiry/inquiry-request.ts';
import { vehicleMessages } from '#messages/vehicles/vehicle.ts';

export function useVehicleInquiry({ id, name }: Vehicle): InquiryRequest {
  const { inquiry: text } = vehicleMessages;
  return useMemo(
    () => ({
      serviceType: 'car-rental',
      serviceLabel: name,
      recordId: id,
      message: text.about(name),
      showDates: true,
    }),
    [id, name],
  );
}
