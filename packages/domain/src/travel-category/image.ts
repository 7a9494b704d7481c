/** Routes whose hero image is fixed (specification, section 2, "Travel category page"). */
const fixedImages: Readonly<Record<string, string>> = {
  western: 'illustrations/oran-santa-cruz.webp',
  eastern: 'illustrations/constantine-bridges.webp',
  desert: 'illustrations/hoggar-assekrem.webp',
  cultural: 'illustrations/algiers-kasbah.webp',
  'day-trips': 'illustrations/tipaza-columns.webp',
};

/** The hero image of a category: the fixed one of its route, else its own `backgroundImage`. */
export function categoryImage(category: { route: string; backgroundImage: string }): string {
  const fixed = Object.hasOwn(fixedImages, category.route)
    ? fixedImages[category.route]
    : undefined;
  return fixed ?? category.backgroundImage;
}
