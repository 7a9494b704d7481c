import type { Language } from '@expat-buddy/domain/language/languages';
import { formatMoney } from '@expat-buddy/domain/proposal/money';
import type { Row } from '@expat-buddy/domain/supabase-client';
import { mailMessages } from '../messages/mail-messages.ts';

/** The total as customers read it. Only a proposal of which everything is included costs nothing. */
export function totalText(
  { total_minor, currency }: Pick<Row<'proposals'>, 'total_minor' | 'currency'>,
  language: Language,
): string {
  if (total_minor === 0) return mailMessages(language).reply.noCharge;
  return formatMoney(total_minor, currency === 'EUR' ? 'EUR' : 'DZD', language);
}
