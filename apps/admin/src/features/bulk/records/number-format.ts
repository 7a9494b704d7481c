import * as z from 'zod/mini';
import { locale } from '#i18n/locale.ts';
import { t } from '#i18n/t.ts';
import { type FieldFormat, quoted } from './field-format.ts';
import { readNumber } from './read-number.ts';

const shown = new Intl.NumberFormat(locale.tag, { useGrouping: false, maximumFractionDigits: 9 });

/** @param schema of the field, which may leave one of the readings of a number */
export const numberFormat = (schema: z.ZodMiniType): FieldFormat => ({
  format: (value) => (typeof value === 'number' ? value : ''),
  parse: (text, { before }) => {
    const readings = readNumber(text);
    const [first] = readings;
    if (first === undefined) {
      const example = shown.format(36.59);
      return {
        problem: t('{text} is not a number such as {example}.', { text: quoted(text), example }),
      };
    }
    const valid = readings.filter((reading) => z.safeParse(schema, reading).success);
    const [value = first, other] = valid;
    if (other === undefined) return { value };
    if (valid.includes(before as number)) return { value: before };
    return {
      problem: t('{text} may be {one} or {other}. Write it as one of these.', {
        ...{ text: quoted(text), one: shown.format(value), other: shown.format(other) },
      }),
    };
  },
  nothing: null,
  isList: false,
});
