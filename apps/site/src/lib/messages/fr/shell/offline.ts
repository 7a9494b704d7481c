import { momentText } from '@expat-buddy/domain/format/day';
import type { offlineMessages as English } from '../../en/shell/offline.ts';

/** Includes the year unless it is the current one. */
const moment = (at: number) =>
  momentText(new Date(at), 'fr', {
    hasYear: new Date(at).getFullYear() !== new Date().getFullYear(),
  });

export const offlineMessages: typeof English = {
  notice: {
    region: 'Connexion',
    offline: 'Pas de connexion.',
    copy: (at: number) => `Vous lisez une copie du ${moment(at)}.`,
    undated: 'Vous lisez une copie plus ancienne.',
    back: 'La connexion est rétablie.',
    list: 'Ce que vous pouvez lire hors connexion',
  },
  refresh: {
    failed:
      'Une partie de cette page n’a pas pu être actualisée. Vous lisez ce que nous avions auparavant.',
    retry: 'Réessayer',
  },
  version: {
    region: 'Nouvelle version',
    ready: 'Une nouvelle version est prête.',
    reload: 'Recharger',
    later: 'Plus tard',
  },
  saving: {
    savedTitle: 'Gardée hors connexion',
    saved:
      'Cette page s’ouvre désormais sans connexion. Retrouvez vos pages gardées dans le menu sur téléphone et dans le plan du site.',
    removedTitle: 'Page retirée',
    removed: 'La copie de cette page a été retirée de cet appareil.',
    failedTitle: 'Page non gardée',
    failed:
      'Une partie de la page n’a pas pu être chargée. Réessayez quand la connexion sera meilleure.',
    noRoom: 'Cet appareil est plein. Retirez des pages gardées, puis réessayez.',
    unsupported:
      'Ce navigateur ne garde pas de pages hors connexion. Essayez une fenêtre ordinaire au lieu d’une fenêtre privée, ou un autre navigateur.',
  },
  uncached: {
    title: 'Pas de connexion, et pas de copie de cette page',
    text: 'Vous n’avez pas encore ouvert cette page sur cet appareil ; elle ne peut donc pas s’afficher avant le retour de la connexion.',
  },
  saved: {
    title: 'Pages gardées hors connexion',
    description: 'Les pages que vous avez gardées sur cet appareil, à lire sans connexion.',
    intro:
      'Ces pages s’ouvrent sur cet appareil sans connexion, avec leurs images, telles qu’elles étaient quand vous les avez gardées.',
    list: 'Pages gardées',
    savedAt: (at: number) => `Gardée le ${moment(at)}`,
    remove: 'Retirer',
    removeThis: (title: string) => `Retirer ${title}`,
    empty: 'Rien n’est encore gardé sur cet appareil.',
    how: 'Ouvrez un voyage, un événement, les activités, les services ou la FAQ et choisissez « Garder hors connexion ».',
    toTravels: 'Parcourir les voyages',
    visited: 'Aussi sur cet appareil',
    visitedText:
      'Les pages que vous avez vues récemment. Elles s’ouvrent aussi sans connexion, mais les plus récentes finissent par les remplacer.',
    visitedAt: (at: number) => `Vue le ${moment(at)}`,
  },
};
