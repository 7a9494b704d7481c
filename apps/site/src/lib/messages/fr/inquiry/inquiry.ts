import { inquiryLimits } from '@expat-buddy/domain/inquiry/limits';
import type { inquiryMessages as English } from '../../en/inquiry/inquiry.ts';
import { counted } from '../../plural.ts';
import { locale } from '../locale.ts';

const megabytes = new Intl.NumberFormat(locale.tag, { maximumFractionDigits: 1 });
const list = new Intl.ListFormat(locale.tag);

const fileForms = { one: '# fichier sur 3.', other: '# fichiers sur 3.' };

export const inquiryMessages: typeof English = {
  title: 'Écrivez-nous',
  intro: (service: string) =>
    `Envoyez-nous une demande concernant ${service} : nous vous répondrons dès que possible.`,
  selectedTravels: 'Vos voyages',
  selectedActivities: 'Vos activités',
  selectedPlan: 'Votre programme',
  selectedSubject: 'Au sujet de',
  name: 'Nom',
  namePlaceholder: 'Votre nom',
  email: 'E-mail',
  emailPlaceholder: 'Votre adresse e-mail',
  service: 'Service',
  message: 'Message',
  groupSize: 'Taille du groupe',
  groupSizePlaceholder: 'Combien de personnes ?',
  groupSizes: {
    '1': 'Moi seulement',
    '2': '2 personnes',
    '3-5': '3 à 5 personnes',
    '6-10': '6 à 10 personnes',
    '10+': 'Plus de 10 personnes',
  },
  departureDate: 'Date de départ',
  returnDate: 'Date de retour',
  childrenUnder12: 'Enfants de 5 à 12 ans',
  childrenUnder5: 'Enfants de moins de 5 ans',
  transportation: 'Transport à prévoir',
  camping: 'Avec camping',
  deselect: (title: string) => `Retirer ${title}`,
  notice: 'Ce que vous écrivez ici nous sert à vous répondre, et à rien d’autre.',
  submit: 'Envoyer la demande',
  submitting: 'Envoi…',
  /** From 2 on. */
  refused: (count: number) => `${count} champs sont à revoir.`,
  files: {
    label: 'Photos ou documents',
    hint: 'Jusqu’à 3 fichiers : JPEG, PNG, HEIC ou PDF, 10 Mo chacun. Vous pouvez aussi les déposer ici.',
    choose: 'Choisir des fichiers',
    camera: 'Prendre une photo',
    list: 'Fichiers joints',
    remove: (name: string) => `Retirer ${name}`,
    retry: (name: string) => `Renvoyer ${name}`,
    count: (count: number) => counted(count, fileForms),
    added: (name: string, size: string, count: number) =>
      `${name}, ${size}, ajouté. ${counted(count, fileForms)}`,
    reading: (name: string) => `Préparation de ${name}…`,
    sending: (name: string) => `Envoi de ${name}`,
    sent: 'Envoyé',
    size: (bytes: number) =>
      bytes < 1_000_000
        ? `${megabytes.format(Math.max(1, Math.round(bytes / 1024)))} ko`
        : `${megabytes.format(bytes / 1024 / 1024)} Mo`,
    refusals: {
      tooMany: (name: string) =>
        `${name} n’a pas été ajouté : une demande accepte 3 fichiers au plus.`,
      tooLarge: (name: string) => `${name} dépasse 10 Mo. Choisissez un fichier plus petit.`,
      empty: (name: string) => `${name} est vide.`,
      heic: (name: string) =>
        `${name} est une photo HEIC qui n’a pas pu être convertie. Enregistrez-la au format JPEG et ajoutez-la de nouveau.`,
      noise: (name: string) =>
        `${name} n’a pas été ajoutée : ce navigateur protège contre le pistage par empreinte et transformerait la photo en bruit. Enregistrez-la au format JPEG et ajoutez-la de nouveau, ou autorisez ce site à utiliser les données d’image (canvas) à côté de l’adresse.`,
      otherType: (name: string) => `${name} n’est pas un fichier JPEG, PNG ou PDF.`,
    },
    failures: {
      unanswered: 'L’envoi n’a pas abouti. Réessayez.',
      tooManyNow: 'Trop de fichiers sont venus de votre réseau. Réessayez dans une heure.',
      tooLate: 'Ce fichier est arrivé trop tard pour cette demande. Envoyez-le avec une nouvelle.',
      refused: 'Notre serveur a refusé ce fichier.',
    },
    savedWithout:
      'Votre demande est bien arrivée. Renvoyez le fichier, ou retirez-le pour terminer.',
    unsent: (names: readonly string[]) => `Votre demande est arrivée sans ${list.format(names)}.`,
    notKept:
      'Vous êtes hors connexion, et ce navigateur ne peut pas garder vos fichiers. Retirez-les, ou renvoyez la demande quand la connexion sera revenue.',
  },
  placeholders: {
    general:
      'Dites-nous ce que vous avez en tête : vos envies, les lieux dont vous rêvez, ce qu’il vous faut pour le voyage, et tout ce que nous devrions savoir, comme des dates souples, un régime alimentaire ou des besoins d’accessibilité.',
    handbook:
      'Que souhaitez-vous savoir de la vie en Algérie ? Dites-nous où vous vivez ou allez vivre, à partir de quand, et ce qui passe en premier : papiers, logement, école, santé.',
    mechanic:
      'De quel véhicule s’agit-il (marque, modèle, année), où est-il, et qu’est-ce qui ne va pas ? Dites-nous aussi quand vous devez pouvoir reprendre la route.',
    'team-building':
      'Parlez-nous de votre équipe : combien vous êtes, ce qui vous réunit, dedans ou dehors, un jour ou plusieurs, et ce qui devrait avoir changé ensuite.',
    events:
      'De quel événement s’agit-il, ou que voulez-vous fêter ? Dites-nous combien de personnes viennent et ce qu’il vous faut : un lieu, un repas, de la musique, du transport, des lits pour la nuit.',
    'trip-planner':
      'Où aimeriez-vous aller, qu’aimez-vous (mer, montagne, pierre romaine, désert), à quel rythme et avec quel budget ? Nous en faisons une ébauche d’itinéraire.',
    'car-rental':
      'Quel genre de véhicule souhaitez-vous, où voulez-vous le prendre et le rendre, qui conduit, et quelles routes pensez-vous suivre ?',
  },
  serviceNames: {
    general: 'Demande générale',
    handbook: 'Guide de l’expatrié',
    mechanic: 'Mécanicien',
    'team-building': 'Journées d’équipe',
    events: 'Événements',
    'trip-planner': 'Préparation de voyage',
    'car-rental': 'Voitures, fourgons et chauffeurs',
  },
  serviceInSentence: {
    general: 'vos projets en Algérie',
    handbook: 'le guide de l’expatrié',
    mechanic: 'un mécanicien',
    'team-building': 'une journée d’équipe',
    events: 'un événement',
    'trip-planner': 'un voyage à votre mesure',
    'car-rental': 'une location de véhicule',
  },
  errors: {
    nameTooShort: 'Le nom doit compter au moins 2 caractères.',
    emailInvalid: 'Saisissez une adresse e-mail valable.',
    messageTooShort: 'Le message doit compter au moins 10 caractères.',
    nameTooLong: `Le nom doit compter au plus ${inquiryLimits.name.max} caractères.`,
    serviceMissing: 'Choisissez un service.',
    serviceTooLong: `Le service doit compter au plus ${inquiryLimits.service.max} caractères.`,
    messageTooLong: `Le message doit compter au plus ${inquiryLimits.message.max} caractères.`,
    groupSizeUnknown: 'Choisissez l’une des tailles de groupe.',
    childrenNotWhole: 'Saisissez un nombre entier, 0 ou plus.',
    childrenTooMany: `Saisissez ${inquiryLimits.children.max} au plus.`,
    dayInvalid: 'Choisissez une date.',
    dayTooFar: 'Choisissez une date dans les cinq prochaines années.',
    departurePast: 'La date de départ ne peut pas être dans le passé.',
    returnPast: 'La date de retour ne peut pas être dans le passé.',
    returnBeforeDeparture: 'La date de retour ne peut pas précéder la date de départ.',
    detailText: 'Écrivez une seule ligne, de {max} caractères au plus.',
    detailNumber: 'Saisissez un nombre entier de {min} à {max}.',
    detailTime: 'Saisissez une heure, par exemple 14:30.',
    tooManySelected: `Faites ${inquiryLimits.selection.max} choix au plus.`,
  },
  failures: {
    notSaved: 'Votre demande n’a pas pu être enregistrée. Réessayez.',
    tooMany:
      'Nous avons reçu beaucoup de demandes de vous ou de votre réseau au cours de la dernière heure. Réessayez dans une heure ; votre texte reste ici.',
    spamCheck:
      'Votre navigateur n’a pas pu achever une petite vérification contre le spam. Réessayez ; votre texte reste ici. Si cela échoue encore, écrivez-nous par e-mail.',
  },
  sentTitle: 'Demande envoyée',
  sentNote: (reference: string) => `Envoyée, référence ${reference}.`,
  optional: 'facultatif',
  sentText: (email: string) => `Nous vous répondrons dès que possible à l’adresse ${email}.`,
  waiting: {
    title: 'Demande en attente',
    text: 'Vous êtes hors connexion. Votre demande attend sur cet appareil et partira quand la connexion reviendra.',
    region: 'Demandes en attente',
    count: (count: number) =>
      counted(count, {
        one: '# demande attend sur cet appareil.',
        other: '# demandes attendent sur cet appareil.',
      }),
    refused:
      'Elle nous est parvenue mais n’a pas pu être enregistrée. Réessayez, ou contactez-nous autrement avant de la retirer.',
    sendNow: 'Envoyer maintenant',
    sending: 'Envoi…',
    remove: 'Retirer',
    removed: 'Retirée de cet appareil. Elle n’a pas été envoyée.',
    stillOffline: 'L’envoi n’a pas encore abouti. Votre demande attend toujours.',
    sentMany: (count: number) =>
      counted(count, { one: '# demande a été envoyée.', other: '# demandes ont été envoyées.' }),
    expiredTitle: 'Demande retirée',
    expired:
      'Une demande a attendu sept jours sans connexion sur cet appareil et en a été retirée. Elle n’a pas été envoyée : écrivez-nous de nouveau, s’il vous plaît.',
  },
  failedTitle: 'Erreur',
  failedText: 'Votre demande n’a pas pu être envoyée. Réessayez.',
};
