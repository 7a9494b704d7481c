import type { PlanKind } from '@expat-buddy/domain/vehicle/floor-plan';

export const planKindNames: Readonly<Record<PlanKind, string>> = {
  seat: 'Seat',
  bench: 'Bench',
  table: 'Table',
  bed: 'Bed',
  upper_bed: 'Bed above',
  kitchen: 'Kitchen',
  bathroom: 'Bathroom',
  storage: 'Storage',
  door: 'Door',
};
