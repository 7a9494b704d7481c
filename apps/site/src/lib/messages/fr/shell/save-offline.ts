import type { saveOfflineMessages as English } from '../../en/shell/save-offline.ts';

export const saveOfflineMessages: typeof English = {
  save: 'Garder hors connexion',
  saving: 'Enregistrement…',
  pages: 'Pages gardées',
  saved: 'Gardée hors connexion – retirer',
};
