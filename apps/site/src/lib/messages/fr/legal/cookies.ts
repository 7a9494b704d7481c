import type { cookiesMessages as English } from '../../en/legal/cookies.ts';

export const cookiesMessages: typeof English = {
  versionOn: '2026-11-22',
  title: 'Politique relative aux cookies',
  description: (company: string) =>
    `${company} ne dépose aucun cookie. Ce que le site garde à la place dans votre navigateur, élément par élément, et comment l’effacer.`,
  lead: 'Ce site ne dépose aucun cookie, il n’y a donc pas de bandeau à fermer. Il garde quelques éléments techniques dans le stockage de votre navigateur. Les voici tous.',
  sections: [
    {
      id: 'none',
      title: 'Aucun cookie',
      blocks: [
        'Ni nous ni personne d’autre ne dépose de cookie par l’intermédiaire de ces pages. Il n’y a ni publicité, ni traçage, ni mesure d’audience, et les pages ne chargent rien qui vienne d’autres entreprises.',
      ],
    },
    {
      id: 'entries',
      title: 'Ce qui est gardé dans votre navigateur',
      blocks: [
        'Ces éléments restent sur votre appareil. Seuls « waitingInquiries » et « plan » contiennent quelque chose que vous avez écrit. Aucun, hormis « waitingInquiries », ne permet de vous identifier, et aucun ne nous est transmis si vous ne l’envoyez pas.',
        {
          terms: [
            [
              'theme',
              'Stockage local. L’apparence que vous avez choisie, « light » (claire) ou « dark » (sombre), enregistrée quand vous appuyez sur le bouton. Gardée jusqu’à ce que vous l’effaciez.',
            ],
            [
              'expatbuddy-theme',
              'Stockage local. Un ancien nom du même réglage. Lu seulement quand le premier manque, et jamais écrit.',
            ],
            [
              'reactQuery',
              'Stockage local. Des copies de contenus publics que vous avez consultés (voyages, activités, services et autres), pour que les pages s’ouvrent tout de suite et que les voyages ne soient pas rechargés dans les dix minutes. Elles ne servent plus au bout d’un jour et sont remplacées au fil de votre visite.',
            ],
            [
              'language',
              'Stockage local. La langue que vous avez choisie, pour vous proposer celle-ci et aucune autre.',
            ],
            [
              'languageOffered',
              'Stockage local. Le fait que nous vous avons proposé ce site dans la langue de votre navigateur, ce que nous ne faisons qu’une fois.',
            ],
            [
              'scrollPositions',
              'Stockage de session. Jusqu’où vous aviez fait défiler les pages de cette visite, pour que « retour » vous ramène au même endroit. Effacé quand vous fermez l’onglet.',
            ],
            [
              'inquiryDrafts',
              'Stockage de session. Ce que vous avez écrit dans le formulaire de demande, et le nom et l’e-mail de la dernière demande envoyée, entre le moment où vous quittez une page, la rechargez ou en changez la langue et l’ouverture de la page suivante de ce site dans l’onglet, qui l’efface. Disparaît quand vous fermez l’onglet.',
            ],
            [
              'inquiryMessage, reviewDraft, handedOverTo',
              'Stockage de session. De même pour un message sur la page de votre demande et pour un avis, avec la langue de la page pour laquelle ils sont gardés.',
            ],
            [
              'waitingInquiries',
              'Stockage local. Une demande envoyée hors connexion, avec ce que vous y avez écrit ; les fichiers que vous y avez joints sont gardés à côté, dans la base de données « expat-buddy ». Supprimée une fois la connexion revenue et la demande envoyée, quand vous appuyez sur « Retirer », ou au bout de sept jours.',
            ],
            [
              'Pages à lire hors connexion',
              'Cache géré par un service worker, avec une petite base de données (workbox-expiration) qui retient quand chaque copie a servi pour la dernière fois. Des copies de pages publiques, de leurs données, de leurs images et de leur code, pour que vous puissiez relire des pages là où il n’y a pas de réseau. Les copies anciennes laissent la place aux nouvelles, et aucune n’est gardée plus de trois mois. Elles ne contiennent aucune donnée à caractère personnel.',
            ],
            [
              'visitedPages',
              'Stockage local. Les adresses et les titres des douze dernières pages que vous avez lues, pour que vous les retrouviez hors connexion.',
            ],
            [
              'plan',
              'Stockage local. Ce que vous avez mis dans « Mon programme », avec l’ordre, les nuits, les jours et vos notes. Il ne nous est transmis que si vous appuyez sur « Envoyer ce programme », et un lien que vous partagez le contient. Gardé jusqu’à ce que vous en retiriez les éléments ou effaciez les données de ce site.',
            ],
            [
              'comparedItems',
              'Stockage local. Les éléments de « Mon programme » que vous avez choisi de comparer. Gardé jusqu’à ce que vous effaciez les données de ce site.',
            ],
            [
              'savedPages',
              'Stockage local. Les pages que vous avez gardées avec « Garder hors connexion » ; leurs copies sont dans le cache. Les deux restent jusqu’à ce que vous appuyiez sur « Retirer » ou effaciez les données de ce site.',
            ],
          ],
        },
        'À part cela, ce que vous saisissez dans le formulaire de demande n’est pas enregistré dans votre navigateur. Tant que la page est ouverte, sa mémoire garde un brouillon et les fichiers que vous avez choisis ; ils disparaissent quand vous la fermez.',
      ],
    },
    {
      id: 'office',
      title: 'Dans l’espace de gestion',
      blocks: [
        'Chez les personnes qui se connectent à l’espace de gestion, deux autres sortes d’éléments s’ajoutent, sans lesquelles il ne peut pas fonctionner :',
        {
          terms: [
            [
              'expat-buddy-session',
              'Stockage local. La preuve de votre connexion. Supprimée à la déconnexion.',
            ],
            [
              'RaStore…',
              'Stockage local. La façon dont vous avez réglé vos listes : colonnes, filtres, ordre. Supprimée à la déconnexion.',
            ],
          ],
        },
      ],
    },
    {
      id: 'delete',
      title: 'Comment effacer ces éléments',
      blocks: [
        'Tout navigateur peut effacer les données d’un site dans ses réglages, le plus souvent à la rubrique confidentialité. Vous pouvez aussi bloquer complètement le stockage : le site fonctionne sans, il oublie seulement votre choix de clair ou de sombre, ainsi que votre programme, quand vous le quittez.',
        'Pour en savoir plus sur vos données, lisez la [politique de confidentialité](/privacy-policy).',
      ],
    },
  ],
};
