import { dayText } from '@expat-buddy/domain/format/day';
import { durationText } from '@expat-buddy/domain/format/duration';
import type { PlanConflict } from '@expat-buddy/domain/plan/conflicts';
import { unitAfterPrice } from '@expat-buddy/domain/trip/price';
import type { Effort } from '@expat-buddy/domain/trip/types';
import type { planMessages as English } from '../../en/plan/plan.ts';
import { counted } from '../../plural.ts';
import { monthName } from '../grammar/month-name.ts';
import { monthList } from '../grammar/months.ts';
import { locale } from '../locale.ts';
import { age } from '../trips/trip-age.ts';
import { efforts } from '../trips/trip-efforts.ts';

const numbers = new Intl.NumberFormat(locale.tag);

const units = {
  person: 'par personne',
  group: 'par groupe',
  day: 'par jour',
};

const days = (count: number) => counted(count, { one: '# jour', other: '# jours' });
const nights = (count: number) => counted(count, { one: '# nuit', other: '# nuits' });
const people = (count: number) => counted(count, { one: '# personne', other: '# personnes' });
const seats = (count: number) => counted(count, { one: '# place', other: '# places' });
const berths = (count: number) => counted(count, { one: '# couchage', other: '# couchages' });
const items = (count: number) => counted(count, { one: '# élément', other: '# éléments' });

function season({ month, best, good }: Extract<PlanConflict, { kind: 'season' }>): string {
  const better = best.length > 0 ? best : good;
  return `Ce n’est pas la bonne saison en ${monthName(month)}. À préférer : ${monthList(better)}.`;
}

function distance({ from, km, days: given, needed }: Extract<PlanConflict, { kind: 'distance' }>) {
  const rounded = numbers.format(Math.round(km / 50) * 50);
  return `Environ ${rounded} km par la route depuis « ${from} » : trop pour ${days(given)}. Prévoyez ${days(needed)} de route, ou prenez l’avion.`;
}

export const planMessages: typeof English = {
  heading: 'Mon programme',
  intro:
    'Mettez voyages, véhicules et services dans l’ordre, voyez ce qui ne va pas ensemble, et envoyez-nous une seule demande pour le tout.',
  kept: 'Votre programme reste dans ce navigateur tant que vous ne le partagez ou ne l’envoyez pas.',
  notKept: {
    text: 'Ce navigateur ne garde pas votre programme : il bloque les données de site ou n’a plus de place. Recharger la page, la fermer ou changer de langue le ferait perdre. Gardez son lien, qui en ouvre une copie.',
    link: 'Obtenir le lien',
    empty:
      'Ce navigateur bloque les données de site : il oublie un programme dès que vous rechargez ou fermez la page. Autorisez-les pour cette adresse, ou gardez le lien de votre programme.',
  },
  loadingFacts: 'Chargement des éléments…',
  error:
    'Les informations à jour sur votre programme n’ont pas pu être chargées. Votre programme est inchangé.',
  empty: {
    title: 'Votre programme est encore vide.',
    text: 'Ouvrez un voyage, un road trip, une activité, un véhicule, un service ou un article de la boutique et choisissez « Ajouter au programme ».',
    travels: 'Parcourir les voyages',
    vehicles: 'Voir les véhicules',
  },
  kinds: {
    travel: 'Voyage',
    activity: 'Activité',
    vehicle: 'Véhicule',
    service: 'Service',
    product: 'Article de la boutique',
  },
  gone: 'N’est plus sur notre site. Demandez-nous ce qu’il en est, ou retirez-le.',
  items: 'Vos éléments, dans l’ordre',
  number: (number: number) => `${number}.`,
  nights: 'Nuits',
  when: 'Quand',
  anyTime: 'À définir',
  around: (month: number) => `Vers ${monthName(month)}`,
  onDay: 'À une date',
  day: 'Date',
  note: 'Note',
  notePlaceholder: 'Ce qui compte pour vous ici',
  times: ({ nights: stay, day, month }) => {
    const times: string[] = [];
    if (stay !== null) times.push(nights(stay));
    if (day !== null) times.push(dayText(day, locale.language));
    if (month !== null) times.push(`vers ${monthName(month)}`);
    return times;
  },
  onDate: (day: string) => dayText(day, locale.language),
  of: (label: string, title: string) => `${label} : ${title}`,
  moveUp: (title: string) => `Monter ${title}`,
  moveDown: (title: string) => `Descendre ${title}`,
  moved: (title: string, number: number, total: number) =>
    `${title} : position ${number} sur ${total}.`,
  remove: (title: string) => `Retirer ${title}`,
  compare: 'Comparer',
  summary: 'En bref',
  people: 'Nombre de voyageurs',
  peopleNote: 'pour vérifier les places et les couchages',
  total: 'Nuits en tout',
  totalNights: (total: number | null) => (total === null ? 'À définir' : numbers.format(total)),
  itemCount: 'Éléments',
  conflicts: (number: number) =>
    number === 0
      ? 'Rien à signaler.'
      : counted(number, {
          one: '# point à vérifier, signalé dans la liste.',
          other: '# points à vérifier, signalés dans la liste.',
        }),
  conflict: (conflict: PlanConflict): string => {
    if (conflict.kind === 'season') return season(conflict);
    if (conflict.kind === 'distance') return distance(conflict);
    const { kind, places, people: travellers } = conflict;
    const what = kind === 'seats' ? seats(places) : berths(places);
    return `${what} pour ${people(travellers)}. Choisissez un véhicule plus grand ou ajoutez-en un deuxième.`;
  },
  checkIt: 'À vérifier :',
  send: 'Envoyer ce programme',
  sendText:
    'Une seule demande pour tout ce qu’il contient. Nous répondons avec un itinéraire, un prix et ce que nous changerions.',
  message: 'Voici notre programme. Dites-nous ce que vous changeriez, et ce que cela coûte.',
  inSentence: 'votre programme',
  share: 'Partager',
  shareTitle: 'Un programme pour l’Algérie',
  copied: {
    title: 'Lien copié',
    description:
      'Il ouvre une copie de votre programme tel qu’il est aujourd’hui. Partagez-le de nouveau si vous le modifiez.',
  },
  notCopied: (url: string) => ({ title: 'Copiez ce lien', description: url }),
  print: 'Imprimer',
  comparison: {
    title: 'Côte à côte',
    hint: (most: number) =>
      `Choisissez « Comparer » sur ${counted(most, { one: '# élément', other: '# éléments' })} au plus.`,
    full: (most: number) =>
      `Vous comparez déjà ${items(most)}. Retirez-en un pour en choisir un autre.`,
    caption: 'Les éléments choisis, côte à côte',
    rows: {
      price: 'Prix',
      duration: 'Durée',
      group: 'Groupe',
      nights: 'Nuits',
      months: 'Meilleurs mois',
      heat: 'Chaleur',
      driving: 'Heures de voiture',
      effort: 'Effort physique',
      minimumAge: 'Âge minimum',
      papers: 'Papiers et autorisations',
      licence: 'Permis',
      deposit: 'Caution',
      included: 'Compris',
      notIncluded: 'Non compris',
    },
    unknown: 'Demandez-nous',
    none: '–',
    price: (price: string, unit: string | null) => {
      const named = unit === 'day' ? unit : unitAfterPrice(price, unit);
      return named ? `${price} ${units[named]}` : price;
    },
    months: (best: readonly number[], good: readonly number[]) => {
      if (best.length === 12) return 'Toute l’année';
      return [
        best.length > 0 && monthList(best),
        good.length > 0 && `favorables : ${monthList(good)}`,
      ]
        .filter(Boolean)
        .join(' ; ');
    },
    effort: (effort: string) => (effort in efforts ? efforts[effort as Effort].name : ''),
    age,
    nights: (count: number | null) => (count === null ? '' : numbers.format(count)),
    month: monthName,
    driving: (hours: number) => durationText(hours, 'fr'),
    places: (seatCount: number, berthCount: number | null) =>
      [seats(seatCount), berthCount ? berths(berthCount) : ''].filter(Boolean).join(', '),
    fromDays: (count: number) => `À partir de ${days(count)}`,
  },
  shared: {
    heading: 'Un programme partagé avec vous',
    intro:
      'Quelqu’un a composé ce programme et vous en a envoyé une copie, telle qu’il était ce jour-là ; ce qui a changé depuis n’y figure pas. Rien n’est enregistré ici tant que vous ne l’ajoutez pas.',
    items: 'Les éléments partagés, dans l’ordre',
    broken: 'Ce lien vers un programme est incomplet. Demandez le lien entier.',
    ownPlan: 'Ouvrir mon propre programme',
    add: 'Ajouter à mon programme',
    addText:
      'Ces éléments iront à la fin de votre propre programme. Changez-le ensuite à votre guise.',
    review: 'Ce qui sera ajouté à votre programme',
    added: (number: number) =>
      counted(number, {
        one: '# élément sera ajouté à la fin :',
        other: '# éléments seront ajoutés à la fin :',
      }),
    nothing: 'Tous ces éléments sont déjà dans votre programme.',
    already: (number: number) =>
      counted(number, {
        one: '# élément est déjà dans votre programme et ne changera pas.',
        other: '# éléments sont déjà dans votre programme et ne changeront pas.',
      }),
    overflow: (number: number) =>
      counted(number, {
        one: '# élément n’a pas trouvé place : votre programme est plein.',
        other: '# éléments n’ont pas trouvé place : votre programme est plein.',
      }),
    confirm: (number: number) => `Ajouter ${items(number)}`,
    cancel: 'Annuler',
    done: (number: number) =>
      counted(number, {
        one: '# élément ajouté à votre programme',
        other: '# éléments ajoutés à votre programme',
      }),
    forPeople: (count: number) => `Pour ${people(count)}`,
  },
};
