import type { newsletterFormMessages as English } from '../../en/newsletter/newsletter-form.ts';

export const newsletterFormMessages: typeof English = {
  title: 'Newsletter',
  text: 'Abonnez-vous pour recevoir des idées de voyage et des nouvelles d’Algérie.',
  email: 'Votre adresse e-mail',
  invalid: 'Saisissez une adresse e-mail valable, par exemple nom@example.com.',
  send: 'S’abonner',
  consent:
    'En vous abonnant, vous acceptez notre politique de confidentialité et consentez à recevoir nos actualités.',
  sent: 'Regardez vos e-mails : un lien dans notre message confirme votre abonnement.',
  errorTitle: 'Erreur',
  error: 'Votre abonnement n’a pas pu être enregistré. Réessayez.',
  tooMany:
    'Il y a eu beaucoup d’inscriptions depuis votre réseau au cours de la dernière heure. Réessayez dans une heure.',
};
