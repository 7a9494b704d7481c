/** Whether a product can be had, as the database's check constraint knows it. */
export const availabilities = ['in_stock', 'made_to_order', 'sold_out'] as const;

export type Availability = (typeof availabilities)[number];

/** What is not known is promised least: it is made when somebody asks for it. */
export function readAvailability(value: string): Availability {
  return availabilities.find((known) => known === value) ?? 'made_to_order';
}
