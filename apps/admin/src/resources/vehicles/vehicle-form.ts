import type { Gearbox } from '@expat-buddy/domain/vehicle/gearboxes';

export const gearboxNames: Readonly<Record<Gearbox, string>> = {
  manual: 'Manual',
  automatic: 'Automatic',
};

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
  travel_ids: 'Road trips',
  position: 'Position',
  status: 'Status',
};
