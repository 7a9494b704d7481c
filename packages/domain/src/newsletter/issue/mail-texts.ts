import { isolate } from '../../format/isolate.ts';
import { isolateNumbers } from '../../format/number-isolation.ts';
import { type Language, toLanguage } from '../../language/languages.ts';

const en = {
  why: (company: string) => `You receive this email because you subscribed to ${company} news.`,
  unsubscribe: 'Unsubscribe',
  unsubscribeAt: (url: string) => `Unsubscribe: ${url}`,
  titleAndPrice: (title: string, price: string) => `${title} – ${price}`,
  viewTrip: 'See the trip',
  per: {
    person: (price: string) => `${price} per person`,
    group: (price: string) => `${price} per group`,
  },
  pricesAreExamples: 'Prices are examples. Yours comes with our answer.',
};

const fr: typeof en = {
  why: (company) =>
    `Vous recevez cet e-mail à la suite de votre abonnement à la newsletter ${company}.`,
  unsubscribe: 'Se désabonner',
  unsubscribeAt: (url) => `Se désabonner\u00a0: ${url}`,
  titleAndPrice: (title, price) => `${title} – ${price}`,
  viewTrip: 'Voir le voyage',
  per: {
    person: (price) => `${price} par personne`,
    group: (price) => `${price} par groupe`,
  },
  pricesAreExamples: 'Les prix sont donnés à titre d’exemple. Le vôtre accompagne notre réponse.',
};

const ar: typeof en = {
  why: (company) => `تصلكم هذه الرسالة لأنكم اشتركتم في نشرة ${isolate(company)}.`,
  unsubscribe: 'إلغاء الاشتراك',
  unsubscribeAt: (url) => `إلغاء الاشتراك: ${url}`,
  titleAndPrice: (title, price) => `${isolate(title)}، ${isolateNumbers(price, 'ar')}`,
  viewTrip: 'عرض الرحلة',
  per: {
    person: (price) => `${price} للشخص`,
    group: (price) => `${price} للمجموعة`,
  },
  pricesAreExamples: 'الأسعار المذكورة أمثلة، ويصلكم سعركم مع جوابنا.',
};

/** What a mail says around the content of an issue, by language. */
const texts: Readonly<Record<Language, typeof en>> = { en, fr, ar };

export const mailTexts = (language: string) => texts[toLanguage(language)];
