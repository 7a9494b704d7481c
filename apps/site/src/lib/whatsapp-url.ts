/** A chat with a number of the settings, as in "+213 555 12 34 56", with a message to send. */
export function whatsappUrl(number: string, message = ''): string {
  const text = message && `?text=${encodeURIComponent(message)}`;
  return `https://wa.me/${number.replaceAll(/\D/g, '')}${text}`;
}
