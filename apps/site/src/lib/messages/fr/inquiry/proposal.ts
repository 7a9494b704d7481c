import type { proposalMessages as English } from '../../en/inquiry/proposal.ts';
import { counted } from '../../plural.ts';
import { locale } from '../locale.ts';

const quantities = new Intl.NumberFormat(locale.tag, { maximumFractionDigits: 2 });

export const proposalMessages: typeof English = {
  title: 'Proposition',
  reference: (reference: string, version: number) =>
    version === 1 ? reference : `${reference} · version ${version}`,
  dated: (day: string) => `Envoyée le ${day}`,
  facts: {
    for: 'Établie pour',
    travellers: 'Voyageurs',
    dates: 'Dates',
    validUntil: 'Valable jusqu’au',
  },
  nights: (nights: number) => counted(nights, { one: '# nuit', other: '# nuits' }),
  items: {
    caption: 'Ce que nous proposons',
    item: 'Désignation',
    quantity: 'Quantité',
    unitPrice: 'Prix',
    amount: 'Montant',
    times: (quantity: number, price: string) => `${quantities.format(quantity)} × ${price}`,
    quantityOf: (quantity: number) => quantities.format(quantity),
    included: 'Compris',
    noPrice: 'Pas encore de prix',
    noCharge: 'Gratuit',
    total: 'Total',
  },
  included: 'Compris',
  notIncluded: 'Non compris',
  terms: 'Conditions',
  payment: 'Paiement',
  next: {
    title: 'Et maintenant ?',
    text: 'Acceptez la proposition sur la page de votre demande, ou répondez à notre e-mail. Nous confirmons alors la réservation et vous disons comment payer ; rien ne se paie en ligne.',
  },
  contact: 'Des questions sur cette proposition ?',
  states: {
    sent: (day: string) => `Ouverte jusqu’au ${day}`,
    accepted: (day: string) =>
      `Vous avez accepté cette proposition le ${day}. Nous la confirmerons par e-mail, le plus souvent le jour ouvrable suivant.`,
    confirmed: (day: string) =>
      `Vous avez accepté cette proposition le ${day}, et nous l’avons confirmée. Vous recevez la confirmation par e-mail.`,
    declined: (day: string) => `Vous avez décliné cette proposition le ${day}.`,
    expired: (day: string) =>
      `Cette proposition était valable jusqu’au ${day}. Écrivez-nous si vous en souhaitez une nouvelle.`,
    replaced: 'Une version plus récente a remplacé cette proposition.',
    withdrawn: (day: string) =>
      `Nous avons retiré cette proposition le ${day}. Elle ne peut plus être acceptée. Si vous en souhaitez une nouvelle, écrivez-nous.`,
  },
  card: {
    total: (total: string) => `Total ${total}`,
    read: 'Lire la proposition',
    earlier: 'Versions précédentes',
    version: (version: number, total: string) => `Version ${version}, ${total}`,
  },
  view: {
    pageTitle: (title: string) => `Proposition : ${title}`,
    back: 'Retour à votre demande',
    print: 'Imprimer ou enregistrer en PDF',
  },
  answer: {
    title: 'Votre réponse',
    intro:
      'Rien n’est débité quand vous acceptez. Nous confirmons la réservation et vous disons comment payer.',
    accept: 'Accepter la proposition',
    decline: 'Décliner',
    acceptTitle: (total: string) => `Accepter la proposition à ${total} ?`,
    acceptFreeTitle: 'Accepter cette proposition gratuite ?',
    acceptText:
      'Vous acceptez ce qu’elle comprend et ses conditions. Nous la confirmons par e-mail, le plus souvent le jour ouvrable suivant.',
    acceptConfirm: 'Oui, accepter',
    declineTitle: 'Décliner la proposition ?',
    declineText: 'Vous pouvez nous dire pourquoi, pour que nous vous en fassions une meilleure.',
    reason: 'Motif',
    optional: 'facultatif',
    reasonHint: 'Les dates ont changé, elle dépasse notre budget, il manque quelque chose…',
    reasonLong: '1 000 caractères au plus.',
    declineConfirm: 'Décliner la proposition',
    cancel: 'Pas encore',
    sending: 'Envoi…',
    failedTitle: 'Réponse non envoyée',
    failed: 'Votre réponse n’a pas pu être envoyée. Réessayez, ou répondez à notre e-mail.',
    late: 'Il n’est plus possible de répondre ainsi à cette proposition ; son état actuel est affiché.',
  },
  preview: {
    pageTitle: 'Aperçu d’une proposition',
    note: 'Aperçu : c’est ce que voit le client.',
    waiting: 'Ouvrez l’aperçu depuis l’espace de gestion.',
  },
};
