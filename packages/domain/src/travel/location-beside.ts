/** The location as it reads beside the title: "Béchar" for "Taghit, Béchar" beside "Taghit". */
export function locationBeside({ title, location }: { title: string; location: string }): string {
  if (location === title) return '';
  if (!location.startsWith(`${title}, `)) return location;
  const rest = location.slice(title.length + 2);
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}
