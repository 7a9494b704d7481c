import * as z from 'zod/mini';
import { id, lines, price, required, status, text, wholeNumber } from '#ui/inputs/form-rules.ts';

export const gearboxes = { manual: 'Manual', automatic: 'Automatic' } as const;

/** The limits of the database (vehicles_*), in words for the form. */
export const vehicleSchema = z.object({
  id: id('long-van'),
  name: required('a name', 100),
  description: text(5000),
  image: text(2000),
  gallery: lines,
  berths: wholeNumber(0, 20),
  seats: wholeNumber(1, 60),
  gearbox: z.enum(['manual', 'automatic'], 'Please choose a gearbox.'),
  price_per_day: price,
  minimum_days: wholeNumber(1, 60),
  with_driver: z.boolean(),
  equipment: lines,
  conditions: lines,
  travel_ids: lines,
  status,
});

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
