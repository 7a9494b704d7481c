import type { newsletterPageMessages as English } from '../../en/newsletter/newsletter.ts';

export const newsletterPageMessages: typeof English = {
  confirm: {
    pageTitle: 'Confirmer votre abonnement',
    ready: {
      title: 'Un clic pour confirmer',
      text: 'Vous avez demandé notre newsletter. Appuyez sur le bouton pour confirmer que l’adresse est bien la vôtre et que vous souhaitez la recevoir.',
    },
    button: 'Confirmer mon abonnement',
    busy: 'Confirmation…',
    done: {
      title: 'Abonnement confirmé',
      text: 'Nous écrivons quand il y a quelque chose à raconter. Vous avez reçu un e-mail avec un lien de désabonnement : gardez-le.',
    },
    expired: {
      title: 'Ce lien a expiré',
      text: 'Un lien de confirmation vaut sept jours. Abonnez-vous de nouveau pour en recevoir un autre.',
    },
    unknown: {
      title: 'Ce lien ne fonctionne pas',
      text: 'Il est peut-être incomplet, ou un e-mail plus récent l’a remplacé. Ouvrez le lien du dernier e-mail, ou abonnez-vous de nouveau.',
    },
    error: 'Votre abonnement n’a pas pu être confirmé.',
    again: 'S’abonner de nouveau',
  },
  unsubscribe: {
    pageTitle: 'Se désabonner',
    ready: {
      title: 'Se désabonner de la newsletter',
      text: 'Appuyez sur le bouton et nous cessons de l’envoyer. Pas de compte, pas de questions.',
    },
    button: 'Me désabonner',
    busy: 'Désabonnement…',
    done: {
      title: 'Désabonnement enregistré',
      text: 'Vous ne recevrez plus de newsletter. Vous avez changé d’avis ? Abonnez-vous de nouveau au bas de n’importe quelle page.',
    },
    expired: {
      title: 'Ce lien a expiré',
      text: 'Ouvrez le lien de notre dernier e-mail.',
    },
    unknown: {
      title: 'Ce lien ne fonctionne pas',
      text: 'Il est peut-être incomplet. Ouvrez le lien à la fin de l’un de nos e-mails, ou écrivez-nous et nous vous désabonnons.',
    },
    error: 'Le désabonnement n’a pas abouti.',
    again: 'Écrivez-nous',
  },
};
