import type { PriceCurrency } from '@expat-buddy/domain/trip/types';
import type { travelsMessages as English } from '../../en/trips/travels.ts';
import { counted } from '../../plural.ts';
import { monthName } from '../grammar/month-name.ts';
import { locale } from '../locale.ts';

const number = new Intl.NumberFormat(locale.tag);
export const amount = (value: number) => number.format(value);
const inCurrency = (value: number, currency: PriceCurrency | '') => {
  if (currency === 'EUR') return `${amount(value)} €`;
  return currency === 'DZD' ? `${amount(value)} DA` : amount(value);
};
const travelCount = (count: number) => counted(count, { one: '# voyage', other: '# voyages' });
const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const travelsMessages: typeof English = {
  title: 'Voyages',
  description:
    'Des voyages en Algérie par région, type, durée et prix : villes, sites romains, montagnes, road trips et semaines au Sahara, sur une carte.',
  eyebrow: 'Voyages',
  headline: 'De la mer au Hoggar',
  intro:
    'Journées en ville, pierre romaine, sentiers de montagne et semaines dans le sable, avec pour chaque voyage sa durée, son groupe et son prix. Affinez la liste, ou voyez sur la carte où va la route.',
  profile: {
    label:
      'Une coupe du pays le long de la route du Sud : de la mer à Alger, par Djelfa sur les Hauts Plateaux, Ghardaïa et In Salah, jusqu’au Tahat, 2 908 mètres d’altitude dans le Hoggar.',
    metres: (height: number) => `${amount(height)} m`,
    places: {
      algiers: 'Alger',
      djelfa: 'Djelfa',
      ghardaia: 'Ghardaïa',
      inSalah: 'In Salah',
      tahat: 'Tahat, Hoggar',
    },
  },
  categories: 'Ou commencez par une catégorie',
  listTitle: 'Tous les voyages',
  foundTitle: 'Voyages trouvés',
  count: travelCount,
  loading: 'Chargement des voyages…',
  error: 'Les voyages n’ont pas pu être chargés.',
  filters: {
    label: 'Trouver un voyage',
    search: 'Chercher un voyage',
    searchPlaceholder: 'Un lieu, un mot…',
    region: 'Région',
    type: 'Type de voyage',
    month: 'Quand',
    monthChip: (month: number) => capitalized(monthName(month)),
    duration: 'Durée',
    groupSize: 'Taille du groupe',
    any: 'Peu importe',
    tags: 'Thèmes',
    tagsHint: 'Seulement les voyages qui ont tout ce que vous choisissez.',
    price: 'Prix',
    priceMin: 'Prix minimum',
    priceMax: 'Prix maximum',
    priceHint:
      'Compare le nombre tel qu’il est écrit, en dinars ou en euros. Les prix « sur demande » ne sont pas retenus.',
    more: 'Thèmes et prix',
    moreSet: (count: number) => `Thèmes et prix (${count})`,
    open: 'Filtres',
    openSet: (count: number) => `Filtres (${count})`,
    openLabel: (count: number) =>
      `Filtres, ${counted(count, { one: '# filtre actif', other: '# filtres actifs' })}`,
    show: (count: number) =>
      counted(count, { one: 'Afficher # voyage', other: 'Afficher # voyages' }),
    showAny: 'Afficher les voyages',
    done: 'Fermer les filtres',
    set: 'Filtres actifs',
    remove: (filter: string) => `Retirer le filtre : ${filter}`,
    clear: 'Tout effacer',
    tagChip: (tag: string) => `Thème : ${tag}`,
    searchChip: (text: string) => `« ${text} »`,
    currency: 'Monnaie',
    asWritten: 'Comme affiché',
    currencies: { DZD: 'Dinars (DA)', EUR: 'Euros (€)' },
    currencyHint:
      'Les prix dans l’autre monnaie sont convertis quand nous avons un taux de change. Les prix « sur demande » ne sont pas retenus.',
    priceFrom: (min: number, currency: PriceCurrency | '') =>
      `à partir de ${inCurrency(min, currency)}`,
    priceUpTo: (max: number, currency: PriceCurrency | '') =>
      `jusqu’à ${inCurrency(max, currency)}`,
    priceBetween: (min: number, max: number, currency: PriceCurrency | '') =>
      `de ${inCurrency(min, currency)} à ${inCurrency(max, currency)}`,
  },
  sort: {
    label: 'Trier par',
    title: 'Titre',
    'price-low': 'Prix croissant',
    'price-high': 'Prix décroissant',
    duration: 'Durée, de la plus courte à la plus longue',
    currencies:
      'Les prix en dinars viennent d’abord, puis ceux en euros, puis les prix sur demande.',
    converted: (rate: number) =>
      `Les prix en euros sont convertis à ${amount(rate)} dinars pour un euro ; les prix sur demande viennent en dernier.`,
  },
  /** Said after the number of travels when it changes. */
  arranged: (sort: string, view: string, note: string) =>
    `. Tri : ${sort}. Affichage : ${view}. ${note}`,
  view: {
    label: 'Affichage',
    cards: 'Vignettes',
    list: 'Liste',
    map: 'Carte',
  },
  empty: {
    none: 'Pas encore de voyage ici.',
    filtered: 'Aucun voyage ne réunit tout cela.',
    help: 'Essayez sans l’un de ces filtres :',
    without: (filter: string, count: number) => `Sans « ${filter} » : ${travelCount(count)}`,
    stubborn:
      'Aucun filtre n’est à lui seul en cause. Effacez-les tous, ou dites-nous ce que vous avez en tête.',
    ask: 'Demandez-nous de le préparer',
  },
  map: {
    loading: 'La carte se dessine…',
    failed: 'La carte n’a pas pu être chargée. La liste a les mêmes voyages.',
    listed: 'Sur la carte',
  },
  closing: {
    title: 'Deux semaines, une famille, pas encore de programme ?',
    text: 'Dites-nous quand vous venez, avec qui et ce que vous aimeriez voir. Nous composons un itinéraire, avec ses routes, ses nuits et son prix, et vous le changez jusqu’à ce qu’il soit le vôtre.',
    button: 'Préparer mon voyage',
    next: 'Écrivez-nous : une personne vous lit et vous répond par e-mail. Rien n’est réservé ni payé ici.',
  },
};
