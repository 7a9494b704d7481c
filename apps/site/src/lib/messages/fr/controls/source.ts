import { dayText } from '@expat-buddy/domain/format/day';
import type { sourceMessages as English } from '../../en/controls/source.ts';
import { locale } from '../locale.ts';

export const sourceMessages: typeof English = {
  source: 'Source :',
  checked: (day: string, by: string) =>
    `Lue pour la dernière fois le ${dayText(day, locale.language)}${by ? ` par ${by}` : ', pas encore vérifiée par nous'}.`,
  due: 'À revoir',
};
