import { type Gearbox, gearboxes } from '@expat-buddy/domain/vehicle/gearboxes';
import { type Fuel, fuels } from '@expat-buddy/domain/vehicle/types';

const gearboxNames: Readonly<Record<Gearbox, string>> = {
  manual: 'Manual',
  automatic: 'Automatic',
};

const fuelNames: Readonly<Record<Fuel, string>> = { diesel: 'Diesel', petrol: 'Petrol' };

export const gearboxChoices = gearboxes.map((id) => ({ id, name: gearboxNames[id] }));
export const fuelChoices = fuels.map((id) => ({ id, name: fuelNames[id] }));

export const emptyVehicle = {
  id: '',
  name: '',
  description: '',
  image: '',
  gallery: [],
  berths: 2,
  seats: 4,
  gearbox: 'manual',
  price_per_day: '',
  minimum_days: 1,
  with_driver: false,
  equipment: [],
  conditions: [],
  length: null,
  width: null,
  height: null,
  seats_with_belts: null,
  child_seats: '',
  deposit: '',
  insurance: '',
  excess: '',
  mileage: '',
  pick_up_towns: [],
  fuel: null,
  consumption: '',
  licence: '',
  who_may_drive: '',
  breakdown: '',
  floor_plan: null,
  unavailable: [],
  travel_ids: [],
  status: 'draft',
};

export const vehicleLabels = {
  name: 'Name',
  description: 'Description',
  image: 'Photo',
  gallery: 'Gallery',
  berths: 'Beds',
  seats: 'Seats',
  gearbox: 'Gearbox',
  price_per_day: 'Price per day',
  minimum_days: 'Minimum rental',
  with_driver: 'With driver',
  equipment: 'Equipment',
  conditions: 'Conditions',
  length: 'Length',
  width: 'Width',
  height: 'Height',
  seats_with_belts: 'Seats with belts',
  child_seats: 'Child seats',
  fuel: 'Fuel',
  consumption: 'Consumption',
  pick_up_towns: 'Pick-up towns',
  mileage: 'Kilometres included',
  licence: 'Licence',
  who_may_drive: 'Who may drive',
  deposit: 'Deposit',
  insurance: 'Insurance',
  excess: 'Excess',
  breakdown: 'If it breaks down',
  floor_plan: 'Floor plan',
  unavailable: 'Unavailable days',
  travel_ids: 'Road trips',
  position: 'Position',
  status: 'Status',
};
