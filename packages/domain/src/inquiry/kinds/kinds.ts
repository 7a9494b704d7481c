import type { ServiceType } from '../service-types.ts';
import { carRental } from './car-rental.ts';
import { events } from './events.ts';
import { general } from './general.ts';
import { handbook } from './handbook.ts';
import type { InquiryKind } from './kind.ts';
import { mechanic } from './mechanic.ts';
import { teamBuilding } from './team-building.ts';
import { tripPlanner } from './trip-planner.ts';

export const inquiryKinds: Readonly<Record<ServiceType, InquiryKind>> = {
  general,
  'trip-planner': tripPlanner,
  'car-rental': carRental,
  events,
  'team-building': teamBuilding,
  handbook,
  mechanic,
};
