/** A region, a type or a tag. Filters name it by its title. */
export type TravelTerm = { id: string; title: string };
