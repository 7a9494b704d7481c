/** Lengths in characters, as the check constraint of `inquiry_selections.plan` counts them. */
export const planLimits = {
  items: 30,
  id: 100,
  title: 200,
  note: 500,
  nights: 90,
  people: 99,
  compared: 3,
} as const;
