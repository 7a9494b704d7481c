import type { privacyMessages as English } from '../../en/legal/privacy.ts';
import { counted } from '../../plural.ts';

const days = (count: number) => counted(count, { one: '# jour', other: '# jours' });

export const privacyMessages: typeof English = {
  versionOn: '2026-11-23',
  title: 'Politique de confidentialité',
  description: (company: string) =>
    `Quelles données à caractère personnel ${company} recueille, pourquoi, qui y a accès, combien de temps elles sont conservées et ce que vous pouvez demander.`,
  lead: 'Ce que nous recueillons à votre sujet, pourquoi, qui y a accès, combien de temps nous le conservons et ce que vous pouvez nous demander. En bref : seulement ce que vous nous écrivez, seulement pour vous répondre, et rien à votre insu.',
  sections: ({ inquiryMonths, mailDays, unconfirmedDays }) => [
    {
      id: 'short',
      title: 'En bref',
      blocks: [
        {
          list: [
            'Vous pouvez consulter toutes les pages sans nous dire qui vous êtes.',
            'Ce que vous envoyez dans une demande sert à y répondre, et à rien d’autre.',
            'Pas de publicité, pas de traçage, pas de mesure d’audience, pas de cookies.',
            'Les pages ne chargent rien qui vienne d’autres entreprises : polices de caractères, images et carte viennent toutes de ce site.',
            'Vous pouvez demander ce que nous avons sur vous, et le faire rectifier ou effacer.',
          ],
        },
      ],
    },
    {
      id: 'inquiry',
      title: 'Quand vous envoyez une demande',
      blocks: [
        'Le formulaire de demande recueille :',
        {
          list: [
            'votre nom, votre adresse e-mail et votre message ;',
            'le service concerné, et la taille de votre groupe si vous l’indiquez ;',
            'pour les voyages, les voitures, les événements et les journées d’équipe : les dates, le nombre et la tranche d’âge des enfants éventuels, et si vous avez besoin d’un transport ou voulez camper ;',
            'ce dont parlait la page, et les voyages et activités que vous y avez choisis ;',
            'les photos et documents que vous joignez, le cas échéant. Une photo peut indiquer où et quand elle a été prise.',
          ],
        },
        'Nous y ajoutons une référence et le moment de son arrivée et, au fil de notre travail, son état, la personne de l’équipe qui s’en occupe et ses notes.',
        'Vous n’avez pas à nous parler de votre santé, de vos convictions ni de rien d’autre de sensible. Si quelque chose de cet ordre compte pour un voyage (un régime alimentaire, un fauteuil roulant), dites-nous seulement le nécessaire.',
        'Chaque e-mail au sujet de votre demande contient un lien privé vers une page où vous pouvez la lire, nous répondre, la retirer ou demander l’effacement de vos données, que vous confirmez avec un second lien envoyé à votre adresse. Nous conservons une empreinte (hash) du lien et le moment de sa dernière utilisation. Il prend fin 90 jours après le dernier message.',
        'Si vous répondez à l’un de ces e-mails, votre réponse et ses pièces jointes font partie de votre demande.',
        'Notre agence est avertie de votre demande par e-mail, et l’adresse que vous avez saisie reçoit une confirmation avec un lien personnel, qui montre ce que vous avez envoyé. Si quelqu’un a saisi la vôtre par erreur, vous pouvez l’ignorer, ou nous le dire et nous l’effacerons.',
      ],
    },
    {
      id: 'why',
      title: 'Notre base juridique',
      blocks: [
        'Quand vous nous demandez quelque chose, nous avons besoin de vos données pour prendre, à votre demande, des mesures précontractuelles, puis pour exécuter le contrat s’il y en a un. Pour la newsletter, la base est votre consentement, que vous pouvez retirer à tout moment.',
        'Nous respectons la loi algérienne n° 18-07 du 10 juin 2018 relative à la protection des personnes physiques dans le traitement des données à caractère personnel. Si vous vivez dans l’Union européenne, le règlement général sur la protection des données (RGPD) peut aussi vous donner des droits ; nous traitons les demandes de la même façon où que vous viviez.',
      ],
    },
    {
      id: 'who',
      title: 'Qui y a accès',
      blocks: [
        'Les membres de notre équipe qui s’occupent des demandes, chacun avec un compte personnel. Les autres visiteurs n’y ont pas accès, pas plus qu’un compte sans fonction à l’agence.',
        'Une fois que vous avez accepté une proposition, nous transmettons à chaque partenaire (un guide, un chauffeur, le lieu où vous logez) ce qu’il doit savoir pour faire sa part. Pas avant, et rien de plus.',
        'Les entreprises qui hébergent notre base de données et envoient nos e-mails traitent les données pour notre compte et ne peuvent pas les utiliser à leurs propres fins. Sur demande, nous vous disons lesquelles et où se trouvent leurs serveurs. Nous ne vendons de données à personne.',
      ],
    },
    {
      id: 'how-long',
      title: 'Combien de temps nous les conservons',
      blocks: [
        {
          terms: [
            [
              'Les demandes, et les e-mails qui s’y rapportent',
              `Jusqu’à ${inquiryMonths} mois après leur envoi, pour que nous nous souvenions de vous quand vous nous réécrivez ; puis elles sont effacées automatiquement, avec leurs fichiers et les notes qui les concernent. Le texte des e-mails est effacé ${days(mailDays)} après leur envoi. Plus tôt si vous le demandez. Ce que la loi nous oblige à conserver plus longtemps, comme une facture, nous le conservons aussi longtemps qu’elle l’exige.`,
            ],
            [
              'Les autres e-mails à notre adresse de réponse',
              'Un e-mail que nous ne pouvons rattacher à aucune demande est effacé 90 jours après son arrivée.',
            ],
            [
              'La newsletter',
              `Tant que dure votre abonnement. Une adresse que personne ne confirme est effacée au bout de ${days(unconfirmedDays)}. Après votre désabonnement, nous gardons l’adresse avec la mention « désabonnée », pour que personne ne puisse la réinscrire sans vous ; demandez-le et nous l’effaçons.`,
            ],
            [
              'Abus des formulaires',
              'Pour arrêter les flots de messages, nous comptons combien viennent d’une même adresse et d’un même réseau. Nous gardons pour cela des empreintes irréversibles pendant un jour.',
            ],
            [
              'Effacement',
              'Quand nous effaçons à votre demande ce que nous avons sur vous, nous en gardons la trace : quand, par qui, combien, et une empreinte (hash) de votre adresse qui nous permet de vous en apporter la preuve.',
            ],
            [
              'Brouillons',
              'Ce que vous saisissez sans l’envoyer reste dans la mémoire de la page ouverte et disparaît quand vous la fermez. Cela ne nous parvient jamais.',
            ],
            [
              'Votre programme',
              'Ce que vous réunissez sous « Mon programme » reste dans le stockage de votre navigateur, sur votre seul appareil. Quand vous appuyez sur « Envoyer ce programme », il devient une partie de votre demande et est conservé aussi longtemps qu’elle. Un lien que vous partagez contient le programme lui-même ; nous ne l’enregistrons pas.',
            ],
            [
              'Une demande envoyée hors connexion',
              'Attend dans le stockage de votre navigateur, sur votre seul appareil, de pouvoir être envoyée ; elle est supprimée une fois arrivée, quand vous appuyez sur « Retirer », ou au bout de 7 jours.',
            ],
          ],
        },
      ],
    },
    {
      id: 'newsletter',
      title: 'La newsletter',
      blocks: [
        'Votre abonnement ne commence qu’une fois ouvert le lien de l’e-mail que nous envoyons d’abord à votre adresse. Nous conservons l’adresse, le texte que vous avez accepté et sa version, ainsi que les moments de votre demande, de votre confirmation et de votre désabonnement, comme preuve que c’était bien vous.',
        'Chaque numéro contient un lien de désabonnement. Il agit aussitôt et ne pose pas de questions.',
      ],
    },
    {
      id: 'reviews-and-accounts',
      title: 'Avis et comptes',
      blocks: [
        'Quelques jours après un voyage, nous vous envoyons un seul e-mail pour vous demander un avis, sauf si vous avez quitté notre newsletter ou nous avez dit de ne pas le demander. Le lien qu’il contient n’est qu’à vous ; nous en conservons une empreinte (hash), ainsi qu’une empreinte de votre adresse qui nous permet de retrouver votre avis quand vous nous interrogez sur vos données.',
        'Un avis publié montre le prénom et le mois que son auteur a indiqués, ainsi que son texte. Avec le même lien, vous pouvez voir le vôtre et le retirer à tout moment ; son texte est alors effacé. Le texte d’un avis refusé est effacé au moment où la demande le serait.',
        'Un signalement d’avis ne porte pas de nom. Il est effacé quelques semaines après que nous l’avons traité.',
        'Les comptes sont pour notre équipe. Si quelqu’un d’autre en crée un, nous enregistrons une adresse e-mail et un mot de passe, ce dernier sous une forme que personne ne peut lire ; ce compte ne donne accès à rien, et nous l’effaçons sur demande.',
      ],
    },
    {
      id: 'your-browser',
      title: 'Ce qui reste dans votre navigateur',
      blocks: [
        'Ce site ne dépose aucun cookie. Il garde quelques éléments techniques dans votre navigateur : votre choix de clair ou de sombre, des copies de pages publiques avec la liste de celles que vous avez lues ou gardées, votre programme avec vos notes, et jusqu’où vous aviez fait défiler. Aucun ne permet de vous identifier. Le seul qui le permette est une demande que vous envoyez hors connexion : elle y attend de pouvoir partir, puis en est supprimée. La [politique relative aux cookies](/cookie-policy) les énumère tous.',
        'Comme tout serveur web, le nôtre a besoin de votre adresse IP pour vous envoyer les pages. Nous ne l’enregistrons pas avec votre demande.',
      ],
    },
    {
      id: 'rights',
      title: 'Ce que vous pouvez demander',
      blocks: [
        {
          list: [
            'à savoir ce que nous avons sur vous, et à en recevoir une copie ;',
            'à le faire rectifier ou compléter ;',
            'à le faire effacer, ou à en faire limiter l’utilisation ;',
            'à vous opposer à son utilisation, et à retirer votre consentement pour l’avenir.',
          ],
        },
        'Écrivez-nous depuis l’adresse e-mail concernée ; nous pourrons vous poser une question pour nous assurer que c’est bien vous. C’est gratuit, et nous répondons dans un délai d’un mois.',
        'Vous pouvez aussi saisir l’Autorité nationale de protection des données à caractère personnel (ANPDP) et, si vous vivez dans l’Union européenne, l’autorité de votre pays.',
      ],
    },
    {
      id: 'changes',
      title: 'Modifications',
      blocks: [
        'Avant que le site ne fasse quoi que ce soit de nouveau avec des données, nous mettons à jour cette politique et sa date.',
      ],
    },
  ],
};
