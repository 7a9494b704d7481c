/** Equal for the spellings of a name that the database takes for the same place: case and accents aside. */
export const nameKey = (name: string): string =>
  name
    .trim()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
