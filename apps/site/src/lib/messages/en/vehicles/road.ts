import { durationText } from '@expat-buddy/domain/format/duration';
import { counted } from '../../plural.ts';

const figures = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
const km = (distance: number) => `${figures.format(distance)} km`;
const driving = (hours: number) => `${durationText(hours, 'en')} driving`;

/** A road trip below the fold. */
export const roadMessages = {
  profile: 'The drive at a glance',
  profileHelp:
    'Wider means farther, taller means longer on the road. Choose a day to read about it.',
  /** Read before the day's number by screen readers. */
  dayBefore: 'Day',
  distance: km,
  driving,
  road: 'The road, day by day',
  roadLink: 'Day by day',
  loadingRoad: 'Loading the days...',
  errorRoad: 'Error loading the days.',
  emptyRoad: 'The days of this drive are still being written. Ask us and we send them by email.',
  day: (day: number) => `Day ${day}`,
  stops: (day: number) => `Stops of day ${day}`,
  sleep: 'Where to sleep',
  end: 'The road ends here',
  rounded: 'Distances and hours are rounded and do not include stops.',
  group: 'Group size',
  highlights: 'Worth the journey',
  vehicles: 'Which vehicle suits it',
  vehiclesLink: 'Vehicles',
  vehiclesText: 'Chosen for the roads of this drive: their width, their surface, their tunnels.',
  /** Where visitors are driven. */
  drivenVehicles: 'The vehicle and its driver',
  drivenVehiclesText: 'The vehicle comes with a driver, who does all the driving.',
  loadingVehicles: 'Loading vehicles...',
  errorVehicles: 'Error loading vehicles.',
  emptyVehicles: 'No vehicle is suggested for this drive yet. Ask us which one suits.',
  berths: (count: number) => counted(count, { one: '# berth', other: '# berths' }),
  seats: (count: number) => counted(count, { one: '# seat', other: '# seats' }),
  gearboxes: { manual: 'manual gearbox', automatic: 'automatic' } as Record<string, string>,
  withDriver: 'with driver',
  perDay: (price: string) => (/\d/.test(price) ? `${price} a day` : price),
  callTitle: 'Two ways to take this road',
  planText: 'We plan the stages, the beds and the stops with you; you just drive.',
  drivenTitle: 'Take this road with a driver',
  drivenPlanText:
    'We plan the stages, the beds and the stops with you; the driver takes care of the road.',
  rentText: 'Your plan is made and you want the vehicle: tell us your dates.',
  rent: 'Rent a vehicle for it',
  others: 'Other drives',
};
