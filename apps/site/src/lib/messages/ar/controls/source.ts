import { dayText } from '@expat-buddy/domain/format/day';
import type { sourceMessages as English } from '../../en/controls/source.ts';
import { isolated } from '../grammar/isolated.ts';
import { locale } from '../locale.ts';

export const sourceMessages: typeof English = {
  source: 'المصدر:',
  checked: (day, by) => {
    const read = dayText(day, locale.language);
    return by
      ? `آخر قراءة في ${read} (${isolated(by)}).`
      : `آخر قراءة في ${read}، ولم نتحقق منه بعد.`;
  },
  due: 'حان وقت مراجعته',
};
