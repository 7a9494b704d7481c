/** WhatsApp knows numbers with their country code only; a national one is Algerian. */
const internationalDigits = (number: string) =>
  number
    .replaceAll(/\D/g, '')
    .replace(/^00/, '')
    .replace(/^(?:213)?0/, '213');

/** A chat with a number of the settings, as in "+213 555 12 34 56", with a message to send. */
export function whatsappUrl(number: string, message = ''): string {
  const text = message && `?text=${encodeURIComponent(message)}`;
  return `https://wa.me/${internationalDigits(number)}${text}`;
}
