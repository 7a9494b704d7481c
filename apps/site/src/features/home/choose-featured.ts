import type { Travel } from '@expat-buddy/domain/travel/present-travel';
import { isRoadTrip } from '@expat-buddy/domain/travel/road-trip';

type Theme = 'coast' | 'city' | 'roman' | 'sahara';
export type Featured = { travel: Travel; theme: Theme | null };

/** The order of the six, so that neighbours never look alike. */
const slots: Theme[] = ['sahara', 'city', 'roman', 'coast', 'sahara', 'coast'];

/** What a travel is about in the words of staff: its region or its type. */
function namedTheme({ region, type }: Travel): Theme | null {
  if (region === 'Sahara') return 'sahara';
  if (type === 'Roman Sites') return 'roman';
  if (type === 'City Break') return 'city';
  return type === 'Coastal' ? 'coast' : null;
}

/** What its tags suggest when neither says it. */
function hintedTheme({ tags }: Travel): Theme | null {
  if (tags.includes('desert')) return 'sahara';
  if (tags.includes('roman')) return 'roman';
  if (tags.includes('coast')) return 'coast';
  return tags.includes('architecture') ? 'city' : null;
}

const themeOf = (travel: Travel) => namedTheme(travel) ?? hintedTheme(travel);

/** World Heritage first, then the longer journey; otherwise as the list came. */
function byWorth(one: Travel, other: Travel): number {
  const heritage = Number(other.tags.includes('unesco')) - Number(one.tags.includes('unesco'));
  const days = ({ duration }: Travel) => Number.parseInt(duration, 10) || 0;
  return heritage || days(other) - days(one);
}

/**
 * Six travels for the home page, spread over coast, cities, Roman sites and Sahara, each with another
 * picture. The same list always gives the same six; a short list gives what there is. Road trips have
 * a place of their own.
 */
export function chooseFeatured(travels: Travel[]): Featured[] {
  const candidates = travels.filter((travel) => !isRoadTrip(travel)).sort(byWorth);
  const chosen: Featured[] = [];
  const take = (isWanted: (travel: Travel) => boolean) => {
    const travel = candidates.find(
      (candidate) =>
        isWanted(candidate) &&
        !chosen.some(
          ({ travel: { id, imageUrl } }) => id === candidate.id || imageUrl === candidate.imageUrl,
        ),
    );
    if (travel) chosen.push({ travel, theme: themeOf(travel) });
    return travel !== undefined;
  };
  for (const theme of slots) {
    take((travel) => namedTheme(travel) === theme) || take((travel) => themeOf(travel) === theme);
  }
  // Too few of a theme: others fill the six while there are any.
  while (chosen.length < slots.length && take(() => true));
  return chosen;
}
