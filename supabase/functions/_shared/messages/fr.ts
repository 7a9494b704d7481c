import { INVITATION_DAYS } from '@expat-buddy/domain/account/invitation';
import { CONFIRM_DAYS } from '@expat-buddy/domain/newsletter/limits';
import type { MailMessages } from './en.ts';

export const fr: MailMessages = {
  labelled: (label, value) => `${label}\u00a0: ${value}`,
  beforeLink: (label) => `${label}\u00a0:`,
  list: (items) => items.join(', '),
  receipt: {
    subject: (reference) => `Nous avons bien reçu votre demande (${reference})`,
    title: 'Merci pour votre demande',
    answer: (reference) =>
      `Votre référence est ${reference}. Un membre de notre équipe lira votre demande et vous répondra à cette adresse sous 3 à 5 jours ouvrables.`,
    follow: 'Suivre votre demande',
    link: 'Ce lien est personnel\u00a0: vous y retrouvez ce que vous nous avez envoyé et nos réponses, et pouvez nous écrire, modifier vos dates ou retirer votre demande.',
    mistake:
      'Si vous ne nous avez pas écrit, quelqu’un a sans doute saisi votre adresse par erreur. Vous pouvez ignorer cet e-mail.',
  },
  inquiryLink: {
    subject: (reference) => `Le lien vers votre demande ${reference}`,
    what: 'Vous ou notre agence avez demandé ce lien. Il ouvre votre demande\u00a0: ce que vous avez envoyé, nos réponses et un espace pour nous écrire.',
    validity: (day) =>
      `Il est personnel et reste valable jusqu’au ${day}. Toute personne qui le possède peut lire votre demande\u00a0: merci de ne pas le transmettre.`,
    open: 'Ouvrir votre demande',
    mistake: 'Si vous ne l’avez pas demandé, vous pouvez ignorer cet e-mail.',
  },
  erasure: {
    subject: (reference) => `Effacer vos données ? (demande ${reference})`,
    what: 'Sur la page de votre demande, quelqu’un nous a demandé d’effacer tout ce que nous avons sur vous : vos demandes avec leurs messages, fichiers et propositions, votre abonnement à la newsletter, vos avis et votre compte.',
    validity:
      'Le lien fonctionne une seule fois, pendant deux heures. Il ouvre une page avec un bouton, et rien n’est effacé tant que vous n’appuyez pas dessus. Les données effacées ne peuvent pas être récupérées.',
    open: 'Aller à la page d’effacement',
    mistake:
      'Si vous n’avez rien demandé, ignorez cet e-mail : rien ne sera effacé. Quelqu’un d’autre possède peut-être le lien de votre demande : dites-le-nous, et nous le remplacerons.',
    message:
      'Merci d’effacer tout ce que vous avez sur moi. Je l’ai confirmé par e-mail. Mon voyage est encore à venir, donc rien n’a encore été effacé.',
  },
  reply: {
    subject: 'Votre demande',
    link: 'Voir votre demande et répondre',
    read: 'Lire la proposition et y répondre',
    proposal: 'Proposition',
    total: 'Total',
    noCharge: 'Gratuit',
    validUntil: 'Valable jusqu’au',
  },
  proposalOutcome: {
    confirmed: {
      subject: (reference) => `Votre réservation est confirmée (${reference})`,
      what: 'Nous avons confirmé la proposition que vous aviez acceptée.',
      accepted: (day) => `Nous avons confirmé la proposition que vous aviez acceptée le ${day}.`,
      next: 'Si quelque chose change de votre côté, répondez à cet e-mail ou écrivez-nous sur votre page.',
    },
    withdrawn: {
      subject: (reference) => `Nous avons retiré notre proposition (${reference})`,
      what: 'Nous avons retiré cette proposition. Elle ne peut plus être acceptée, et vous ne nous devez rien à ce titre.',
      accepted: (day) =>
        `Nous avons retiré la proposition que vous aviez acceptée le ${day}. Nous ne l’avions pas encore confirmée\u00a0: rien n’est réservé, et vous ne nous devez rien à ce titre.`,
      next: 'Si vous en souhaitez une nouvelle, répondez à cet e-mail ou écrivez-nous sur votre page.',
    },
    payment: 'Nous vous écrirons pour vous dire comment payer. Rien ne se paie en ligne.',
    dates: 'Dates du voyage',
    open: 'Ouvrir votre demande',
  },
  review: {
    subject: 'Comment cela s’est-il passé\u202f? Votre avis',
    ask: (company) =>
      `Merci d’avoir voyagé avec ${company}. Voulez-vous dire aux autres comment cela s’est passé\u202f? Quelques phrases et vos étoiles suffisent, et les critiques sont aussi bienvenues que les compliments.`,
    validity: (day) =>
      `Ce lien est personnel, ne sert qu’une fois et reste valable jusqu’au ${day}. Nous publions votre prénom et le mois de votre voyage, rien d’autre à votre sujet.`,
    about: 'À propos de',
    write: 'Écrire un avis',
    once: 'Nous ne vous le demanderons qu’une fois. Si vous préférez ne plus recevoir cette question après un prochain voyage, dites-le sur la même page.',
  },
  newsletter: {
    unsubscribe: 'Se désabonner',
    confirm: {
      subject: (company) => `Confirmez votre abonnement à la newsletter ${company}`,
      ask: (company) =>
        `Quelqu’un, vous sans doute, a abonné cette adresse à la newsletter ${company}. Merci de confirmer que vous souhaitez la recevoir.`,
      validity: `Le lien est valable ${CONFIRM_DAYS} jours. Il ouvre une page où il suffit de cliquer sur un bouton.`,
      consent: 'Ce que vous acceptez',
      button: 'Confirmer mon abonnement',
      mistake:
        'Si ce n’était pas vous, ignorez simplement cet e-mail\u00a0: l’adresse ne sera pas abonnée.',
    },
    welcome: {
      subject: 'Votre abonnement est confirmé',
      thanks: (company) =>
        `Merci d’avoir confirmé votre adresse. Vous recevrez la newsletter ${company} chaque fois que nous aurons des nouvelles à partager.`,
      leaving:
        'Vous pouvez vous désabonner à tout moment avec le lien ci-dessous, sans créer de compte.',
    },
    already: {
      subject: 'Cette adresse est déjà abonnée',
      what: (company) =>
        `Quelqu’un, vous sans doute, a de nouveau abonné cette adresse à la newsletter ${company}. Elle l’est déjà\u00a0: vous n’avez rien à faire.`,
      leaving: 'Si vous vouliez vous désabonner, utilisez le lien ci-dessous.',
      mistake: 'Si ce n’était pas vous, vous pouvez ignorer cet e-mail.',
    },
  },
  invitation: {
    subject: (inviter, company) => `${inviter} vous invite à rejoindre ${company}`,
    title: (company) => `Invitation à l’espace de gestion ${company}`,
    staff: (inviter, company) =>
      `${inviter} vous invite à rejoindre l’espace de gestion ${company}. En tant que membre de l’équipe, vous gérez le contenu du site et répondez aux demandes.`,
    admin: (inviter, company) =>
      `${inviter} vous invite à rejoindre l’espace de gestion ${company}. Avec le rôle d’administration, vous gérez le contenu du site, répondez aux demandes et gérez les comptes de l’équipe.`,
    validity: `Le lien est valable ${INVITATION_DAYS} jours et ne sert qu’une fois.`,
    accept: 'Accepter l’invitation',
    mistake: 'Si vous n’attendiez pas cette invitation, vous pouvez ignorer cet e-mail.',
  },
  inbound: {
    refused: (names) =>
      `[Non accepté\u00a0: ${names}. Un message accepte jusqu’à 3 fichiers PDF, JPEG ou PNG de 10 Mo au plus.]`,
    empty: '[L’e-mail ne contient pas de texte.]',
    cut: '[L’e-mail était trop long\u00a0: la fin manque.]',
  },
};
