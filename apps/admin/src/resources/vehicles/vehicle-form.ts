import { type Gearbox, gearboxes } from '@expat-buddy/domain/vehicle/gearboxes';
import { type Fuel, fuels } from '@expat-buddy/domain/vehicle/types';
import { t } from '#i18n/t.ts';

const gearboxNames: Readonly<Record<Gearbox, string>> = {
  manual: t('Manual'),
  automatic: t('Automatic'),
};

const fuelNames: Readonly<Record<Fuel, string>> = { diesel: t('Diesel'), petrol: t('Petrol') };

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
  name: t('Name'),
  description: t('Description'),
  image: t('Photo'),
  gallery: t('Gallery'),
  berths: t('Beds'),
  seats: t('Seats'),
  gearbox: t('Gearbox'),
  price_per_day: t('Price per day'),
  minimum_days: t('Minimum rental'),
  with_driver: t('With driver'),
  equipment: t('Equipment'),
  conditions: t('Conditions'),
  length: t('Length'),
  width: t('Width'),
  height: t('Height'),
  seats_with_belts: t('Seats with belts'),
  child_seats: t('Child seats'),
  fuel: t('Fuel'),
  consumption: t('Consumption'),
  pick_up_towns: t('Pick-up towns'),
  mileage: t('Kilometres included'),
  licence: t('Licence'),
  who_may_drive: t('Who may drive'),
  deposit: t('Deposit'),
  insurance: t('Insurance'),
  excess: t('Excess'),
  breakdown: t('If it breaks down'),
  floor_plan: t('Floor plan'),
  unavailable: t('Unavailable days'),
  travel_ids: t('Road trips'),
  position: t('Position'),
  status: t('Status'),
};
