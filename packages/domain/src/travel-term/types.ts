/** A region, a type or a tag. Filters name it by its English title; the label is its title in another language. */
export type TravelTerm = { id: string; title: string; label?: string };
