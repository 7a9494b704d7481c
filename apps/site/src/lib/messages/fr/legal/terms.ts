import type { termsMessages as English } from '../../en/legal/terms.ts';

export const termsMessages: typeof English = {
  versionOn: '2026-11-22',
  title: 'Conditions d’utilisation',
  description: (company: string) =>
    `Ce qui s’applique quand vous utilisez le site ${company} : une demande n’est pas une réservation, rien ne se paie en ligne, et les prix donnés en exemple ne sont que des exemples.`,
  lead: 'Ce que vous pouvez attendre de ce site, et ce que vous ne pouvez pas en attendre. Les conditions d’un voyage, d’une voiture ou de tout autre service sont convenues avec vous à part, par écrit.',
  sections: [
    {
      id: 'inquiry',
      title: 'Une demande est une question',
      blocks: [
        'Envoyer une demande ne réserve rien, ne retient rien et ne coûte rien ; elle n’engage ni vous ni nous. Nous répondons par e-mail, le plus souvent en quelques jours ouvrables.',
        'Il n’y a de contrat qu’une fois que nous vous avons fait une proposition et que les deux parties l’ont acceptée par écrit. La proposition dit ce qui est compris, ce que cela coûte, comment payer, et ce qui se passe si l’une des parties annule.',
      ],
    },
    {
      id: 'payment',
      title: 'Aucun paiement sur ce site',
      blocks: [
        'Vous ne pouvez rien payer ici, et nous ne demandons jamais de numéro de carte, ni sur ce site ni par e-mail. Si un message envoyé en notre nom le fait, n’y répondez pas et prévenez-nous.',
      ],
    },
    {
      id: 'prices',
      title: 'Prix',
      blocks: [
        'Les prix affichés sur ce site sont là pour vous aider à prévoir. Quand une page dit que ses prix sont des exemples, ils ne constituent pas une offre. Ce qui compte, c’est le prix de la proposition que nous vous faisons.',
      ],
    },
    {
      id: 'descriptions',
      title: 'Descriptions et images',
      blocks: [
        'Nous décrivons les lieux, les itinéraires, les véhicules et les activités au mieux de nos connaissances. Les routes, les horaires d’ouverture, le temps et les règles changent ; la proposition vous dit ce qui vaut à vos dates. Les distances et les temps de conduite sont arrondis et ne comptent pas les arrêts.',
        'Les images de paysages sont des dessins. Elles sont fidèles au lieu, mais ce ne sont pas des photographies de ce que vous verrez ce jour-là.',
      ],
    },
    {
      id: 'entry',
      title: 'Visa, papiers et sécurité',
      blocks: [
        'Ce que nous écrivons sur les visas, les permis, la douane et la conduite est exact au mieux de nos connaissances. Les consulats et les autorités d’Algérie ont le dernier mot. Lisez les conseils aux voyageurs de votre pays avant de vous décider.',
        'Les activités en mer, en montagne et dans le désert comportent des risques, même avec de bons guides. La proposition dit ce dont vous devez être capable et quelle assurance il vous faut.',
      ],
    },
    {
      id: 'partners',
      title: 'Partenaires',
      blocks: [
        'Guides, chauffeurs, maisons d’hôtes, garages et artisans font leur propre travail. La proposition dit qui fait quoi et qui en est responsable.',
      ],
    },
    {
      id: 'store',
      title: 'La boutique',
      blocks: [
        'La boutique est un catalogue : vous demandez un article et nous vous disons s’il est disponible, ce qu’il coûte et comment il vous parviendra. Les couteaux ne sont envoyés qu’à des adultes, et seulement là où l’envoi en est autorisé ; vérifiez les règles de votre pays.',
      ],
    },
    {
      id: 'use',
      title: 'Bon usage',
      blocks: [
        'Utilisez les formulaires pour ce à quoi ils servent, avec votre propre adresse, et n’essayez ni de forcer ni de saturer le site. Les textes et les dessins appartiennent à leurs auteurs ; les citer avec un lien est bienvenu, recopier des pages entières ne l’est pas.',
      ],
    },
    {
      id: 'liability',
      title: 'Notre responsabilité',
      blocks: [
        'Nous tenons ce site avec soin mais ne pouvons pas garantir qu’il soit toujours disponible et exempt d’erreurs. Rien dans ces conditions ne limite notre responsabilité là où la loi l’engage, en cas de dol, de faute lourde ou d’atteinte à la vie ou à la santé. Les droits que la loi vous reconnaît en tant que consommateur restent entiers.',
        'Les liens vers d’autres sites mènent à des pages que nous n’exploitons pas.',
      ],
    },
    {
      id: 'law',
      title: 'Droit applicable',
      blocks: [
        'Le droit algérien s’applique à l’utilisation de ce site, sans vous priver de la protection impérative de la loi du pays où vous vivez. Avant toute chose, écrivez-nous : le plus souvent, on s’arrange en se parlant.',
      ],
    },
  ],
};
