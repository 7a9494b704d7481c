import type { Vehicle } from '@expat-buddy/domain/vehicle/types';
import { InquiryButton } from '#features/inquiry/inquiry-button.tsx';
import AddToPlan from '#features/plan/add-to-plan.tsx';
import { RentalSlip } from '#features/vehicles/rental-slip.tsx';
import { vehicleMessages } from '#messages/vehicles/vehicle.ts';
import { useVehicleInquiry } from './use-vehicle-inquiry.ts';

type VehicleAsideProps = {
  vehicle: Vehicle;
  /** From the page, whose settings can be newer than the prerendered section. */
  hasExamplePrices: boolean;
};

/** The rental facts and the price, and what a visitor can do about it. */
export default function VehicleAside({ vehicle, hasExamplePrices }: VehicleAsideProps) {
  const { page: text, examples } = vehicleMessages;
  const inquiry = useVehicleInquiry(vehicle);
  const { id, name } = vehicle;
  return (
    <>
      <RentalSlip vehicle={vehicle}>
        <p className="mt-4 mb-4 text-small text-muted">{text.askText}</p>
        <InquiryButton size="large" className="w-full" inquiry={inquiry}>
          {text.ask}
        </InquiryButton>
      </RentalSlip>
      <div className="mt-4">
        <AddToPlan kind="vehicle" id={id} title={name} className="w-full" />
      </div>
      {hasExamplePrices && <p className="mt-4 max-w-[66ch] text-small text-muted">{examples}</p>}
    </>
  );
}
