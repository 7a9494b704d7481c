// Algeria's World Heritage properties by year, with the travel that visits each.
export const heritageSites = [
  { key: 'qala', year: 1980, travel: null },
  { key: 'djemila', year: 1982, travel: 'djemila' },
  { key: 'mzab', year: 1982, travel: 'ghardaia-mzab' },
  { key: 'tassili', year: 1982, travel: 'djanet-tassili' },
  { key: 'timgad', year: 1982, travel: 'timgad-day' },
  { key: 'tipasa', year: 1982, travel: 'tipaza' },
  { key: 'kasbah', year: 1992, travel: 'algiers-kasbah-day' },
] as const;

export const heritageTravels: string[] = heritageSites.flatMap(({ travel }) => travel ?? []);
