/** For example "Béchar" for the location "Taghit, Béchar" of "Taghit". */
export function locationWithoutTitle({
  title,
  location,
}: {
  title: string;
  location: string;
}): string {
  if (location === title) return '';
  if (!location.startsWith(`${title}, `)) return location;
  const rest = location.slice(title.length + 2);
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}
