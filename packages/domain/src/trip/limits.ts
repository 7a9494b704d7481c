/** Text lengths in characters. */
export const tripLimits = {
  priceText: 300,
  meetingPoint: 300,
  gettingThere: 1000,
  noItineraryReason: 300,
  heat: 500,
  monthsReason: 500,
  papers: 1000,
  safety: 1000,
  cancellation: 1000,
} as const;
