import type { planPageMessages as English } from '../../en/plan/plan-page.ts';

export const planPageMessages: typeof English = {
  title: 'Mon programme',
  description:
    'Réunissez voyages, véhicules et services, comparez-les et envoyez une seule demande.',
  loading: 'Chargement de votre programme…',
};
