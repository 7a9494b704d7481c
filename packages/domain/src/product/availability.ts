/** The values of `products.availability`. */
export const availabilities = ['in_stock', 'made_to_order', 'sold_out'] as const;

export type Availability = (typeof availabilities)[number];

/** An unknown value counts as made to order. */
export function readAvailability(value: string): Availability {
  return availabilities.find((known) => known === value) ?? 'made_to_order';
}
