import type { legalMessages as English } from '../../en/legal/legal.ts';

export const legalMessages: typeof English = {
  contents: 'Sur cette page',
  version: (day: string) => `Version du ${day}`,
  questions: 'Des questions sur ce texte ?',
  writeTo: 'Écrivez à',
  orForm: 'ou utilisez le [formulaire de contact](/contact).',
  useForm: 'Utilisez le [formulaire de contact](/contact).',
};
