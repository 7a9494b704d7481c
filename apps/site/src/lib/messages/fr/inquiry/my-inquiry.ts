import { isGroupSize } from '@expat-buddy/domain/inquiry/group-sizes';
import { isServiceType } from '@expat-buddy/domain/inquiry/service-types';
import type { myInquiryMessages as English } from '../../en/inquiry/my-inquiry.ts';
import { counted } from '../../plural.ts';
import { locale } from '../locale.ts';
import { inquiryMessages } from './inquiry.ts';

const megabytes = new Intl.NumberFormat(locale.tag, {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

export const myInquiryMessages: typeof English = {
  pageTitle: 'Votre demande',
  reference: (reference: string) => `Demande ${reference}`,
  loading: 'Ouverture de votre demande…',
  error: 'Votre demande n’a pas pu être ouverte.',
  offline: 'Vous êtes hors connexion. Votre demande s’ouvrira quand la connexion sera revenue.',
  tooMany: 'Il y a eu trop de tentatives depuis votre réseau. Réessayez dans une heure.',
  stale: 'Ce n’est peut-être pas l’état le plus récent : la page n’a pas pu être actualisée.',
  invalid: {
    title: 'Ce lien ne fonctionne pas',
    text: 'Il a peut-être expiré, été remplacé par un plus récent, ou été coupé au moment de la copie. Saisissez l’adresse avec laquelle vous nous avez écrit, et nous vous enverrons un nouveau lien par e-mail.',
    email: 'Votre adresse e-mail',
    emailInvalid: 'Saisissez une adresse e-mail valable.',
    send: 'M’envoyer un nouveau lien',
    sending: 'Envoi…',
    sentTitle: 'Regardez vos e-mails',
    sent: 'Si nous avons des demandes venant de cette adresse, leurs liens sont en route. Si rien n’arrive dans quelques minutes, regardez dans vos courriers indésirables.',
    contact: 'Ou écrivez-nous',
  },
  greeting: (name: string) => `Bonjour ${name}`,
  states: {
    new: {
      title: 'Nous avons votre demande',
      text: 'Quelqu’un de notre équipe va la lire et vous répondra ici et par e-mail.',
    },
    in_progress: {
      title: 'Nous y travaillons',
      text: 'Nous vous répondrons ici et par e-mail.',
    },
    waiting: {
      title: 'À votre tour',
      text: 'Nous vous avons répondu et attendons de vos nouvelles avec plaisir.',
    },
    unoffered: {
      title: 'Notre proposition n’est plus valable',
      text: 'Nous l’avons retirée. Si vous en souhaitez une nouvelle, écrivez-nous ci-dessous.',
    },
    accepted: {
      title: 'Vous avez accepté notre proposition',
      text: 'Merci. Nous vous le confirmerons ici et par e-mail, et vous dirons la suite.',
    },
    won: {
      title: 'C’est convenu',
      text: 'Nous préparons tout. Si quelque chose change de votre côté, écrivez-nous ci-dessous.',
    },
    lost: {
      title: 'Cette demande est close',
      text: 'Écrivez-nous ci-dessous, et elle s’ouvre à nouveau.',
    },
    withdrawn: {
      title: 'Vous avez retiré cette demande',
      text: 'Nous n’y travaillons plus. Si vous changez d’avis, écrivez-nous ci-dessous.',
    },
  },
  steps: {
    label: 'Avancement',
    received: 'Réception',
    answered: 'Réponse',
    agreed: 'Accord',
    notYet: 'pas encore',
  },
  thread: {
    title: 'Notre échange',
    clock: 'Les dates et les heures de cette page sont celles d’Alger.',
    you: 'Vous',
    somebody: 'Quelqu’un d’autre',
    office: (author: string, company: string) => (author ? `${author}, ${company}` : company),
    attached: 'Fichiers',
    download: (name: string) => `Télécharger ${name}`,
    downloadFailedTitle: 'Téléchargement échoué',
    downloadFailed: 'Le fichier n’a pas pu être téléchargé. Réessayez.',
    size: (bytes: number) =>
      bytes < 1_000_000
        ? `${Math.max(1, Math.round(bytes / 1024))} ko`
        : `${megabytes.format(bytes / 1024 / 1024)} Mo`,
    changedDates: (from: string, to: string) => `Vous avez changé les dates : ${from} → ${to}`,
    changedGroup: (from: string, to: string) =>
      `Vous avez changé la taille du groupe : ${from} → ${to}`,
    changedUnder12: (from: string, to: string) =>
      `Vous avez changé le nombre d’enfants de 5 à 12 ans : ${from} → ${to}`,
    changedUnder5: (from: string, to: string) =>
      `Vous avez changé le nombre d’enfants de moins de 5 ans : ${from} → ${to}`,
    open: 'à définir',
    proposal: 'Avec une proposition',
  },
  write: {
    title: 'Écrivez-nous',
    label: 'Votre message',
    hint: 'Une question, une envie, un changement de programme…',
    send: 'Envoyer le message',
    sending: 'Envoi…',
    empty: 'Écrivez d’abord quelques mots.',
    tooLong: '5 000 caractères au plus.',
    filesOnly: 'J’ai joint des fichiers.',
    sent: 'Votre message est bien arrivé.',
    savedWithout:
      'Votre message est bien arrivé. Renvoyez le fichier, ou retirez-le pour terminer.',
    unsent: (names: string) => `Votre message est arrivé sans ${names}.`,
  },
  sent: {
    title: 'Ce que vous avez envoyé',
    name: 'Nom',
    email: 'E-mail',
    service: 'Service',
    serviceName: (service: string) =>
      isServiceType(service) ? inquiryMessages.serviceNames[service] : service,
    about: 'Au sujet de',
    chosen: 'Votre choix',
    plan: 'Votre programme',
    people: (count: number) => counted(count, { one: '# personne', other: '# personnes' }),
    nights: (count: number) => counted(count, { one: '# nuit', other: '# nuits' }),
    dates: 'Dates',
    datesFrom: (day: string) => `à partir du ${day}`,
    datesUntil: (day: string) => `jusqu’au ${day}`,
    group: 'Taille du groupe',
    groupSize: (size: string) => (isGroupSize(size) ? inquiryMessages.groupSizes[size] : size),
    childrenUnder12: 'Enfants de 5 à 12 ans',
    childrenUnder5: 'Enfants de moins de 5 ans',
    transport: 'Transport à prévoir',
    camping: 'Avec camping',
    yes: 'Oui',
    notGiven: 'Pas encore décidé',
    change: 'Changer les dates, le groupe ou les enfants',
  },
  change: {
    title: 'Changer les dates, le groupe ou les enfants',
    departure: 'Date de départ',
    return: 'Date de retour',
    group: 'Taille du groupe',
    undecided: 'Pas encore décidé',
    children: 'Saisissez un nombre entier de 0 à 99.',
    optional: 'facultatif',
    returnBeforeDeparture: 'La date de retour précède la date de départ.',
    save: 'Enregistrer',
    saving: 'Enregistrement…',
    cancel: 'Annuler',
    saved: 'Nous avons vos changements.',
    closed: 'Cette demande ne peut plus être modifiée ici. Écrivez-nous plutôt.',
  },
  manage: {
    title: 'Vos données et cette page',
    expires: (day: string) =>
      `Votre lien fonctionne jusqu’au ${day}, et chaque message le prolonge. Quiconque a le lien peut lire cette page : gardez-le pour vous.`,
    privacy: 'Comment nous traitons vos données',
  },
  withdraw: {
    button: 'Retirer la demande',
    question: 'Retirer cette demande ?',
    text: 'Nous arrêtons d’y travailler. L’échange reste ici, et un simple message rouvre la demande.',
    yes: 'Oui, la retirer',
    sending: 'Retrait…',
    cancel: 'La garder',
    failed: 'Cette demande ne peut plus être retirée ici. Écrivez-nous plutôt.',
  },
  erase: {
    button: 'Effacer mes données',
    question: 'Effacer tout ce que nous avons sur vous ?',
    text: 'Cela supprime toutes les demandes venant de votre adresse avec leurs messages, fichiers et propositions, votre abonnement à la newsletter, vos avis et votre compte, si vous en avez un. C’est irréversible, et nous ne pourrons plus vous répondre.',
    keptTitle: 'Ce que nous devons garder',
    kept: [
      'Tout, pour le moment, si un voyage que vous avez réservé est encore à venir. L’agence reçoit alors d’abord votre demande et vous répond.',
      'Ce que la loi nous oblige à conserver d’un voyage que vous avez réservé, comme une facture. Cela ne fait pas partie de ce site.',
      'Une trace de l’effacement : quand, combien, et une empreinte (hash) de votre adresse qui nous permet de vous en apporter la preuve. Elle ne contient ni votre nom ni votre adresse.',
    ],
    email: (masked: string) =>
      `Saisissez votre adresse e-mail (${masked}) : nous y enverrons un lien pour effacer vos données`,
    emailWrong: 'Ce n’est pas l’adresse de la demande.',
    send: 'M’envoyer le lien',
    sending: 'Envoi…',
    cancel: 'Annuler',
    team: 'Cette adresse appartient à quelqu’un de notre équipe. Adressez-vous à un administrateur.',
    sentTitle: 'Consultez votre boîte e-mail',
    sent: 'Un lien est en route vers votre adresse. Il fonctionne pendant deux heures, et rien n’est effacé tant que vous ne l’avez pas ouvert et confirmé.',
    confirm: 'Tout effacer',
    erasing: 'Effacement…',
    expired: {
      title: 'Ce lien ne fonctionne pas',
      text: 'Il a peut-être déjà servi, ou date de plus de deux heures. Ouvrez le lien de votre demande et demandez-en un autre.',
    },
    office: {
      title: 'Votre demande est entre les mains de l’agence',
      text: 'Vous avez encore un voyage à venir avec nous, donc rien n’a encore été effacé. Quelqu’un de notre équipe vous répondra par e-mail.',
    },
    doneTitle: 'Vos données sont effacées',
    done: 'Nous n’avons plus rien sur vous. Les e-mails que nous avons déjà envoyés restent dans votre boîte.',
  },
  failedTitle: 'Cela n’a pas marché',
  failed: 'Nous n’avons pas pu être joints. Ce que vous avez écrit est toujours là ; réessayez.',
  home: 'Aller à l’accueil',
};
