/** What a mail says around the content of an issue, by language. */
const texts = {
  en: {
    why: (company: string) => `You receive this email because you subscribed to ${company} news.`,
    unsubscribe: 'Unsubscribe',
    viewTrip: 'See the trip',
    pricesAreExamples: 'Prices are examples. Yours comes with our answer.',
  },
} as const;

export const mailTexts = (language: string) =>
  Object.hasOwn(texts, language) ? texts[language as keyof typeof texts] : texts.en;
