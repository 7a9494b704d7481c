import type { tripShareMessages as English } from '../../en/trips/trip-share.ts';

export const tripShareMessages: typeof English = {
  label: 'Partager ou imprimer',
  share: 'Partager',
  print: 'Imprimer',
  whatsapp: 'Demander sur WhatsApp',
  message: (title: string, url: string) => `Bonjour, j’ai une question sur « ${title} » : ${url}`,
  copied: {
    title: 'Lien copié',
    description: 'Collez-le là où vous voulez partager cette page.',
  },
  notCopied: (url: string) => ({ title: 'Copiez ce lien', description: url }),
};
