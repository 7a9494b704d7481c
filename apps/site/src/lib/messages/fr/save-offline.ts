import type { saveOfflineMessages as English } from '../en/save-offline.ts';

export const saveOfflineMessages: typeof English = {
  save: 'Garder hors connexion',
  saving: 'Enregistrement…',
  pages: 'Pages gardées',
  saved: 'Gardée hors connexion – retirer',
};
