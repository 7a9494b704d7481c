/** Text lengths in characters. */
export const vehicleLimits = {
  childSeats: 300,
  deposit: 300,
  insurance: 1000,
  excess: 300,
  mileage: 300,
  consumption: 300,
  licence: 500,
  whoMayDrive: 500,
  breakdown: 2000,
} as const;
