import type { Language } from '../language/languages.ts';
import { pluralForm } from '../language/plural-form.ts';

const ARABIC_HOURS = {
  one: 'ساعة',
  two: 'ساعتان',
  few: '# ساعات',
  many: '# ساعة',
  other: '# ساعة',
};
const ARABIC_PARTS: Readonly<Record<number, string>> = { 15: 'ربع', 20: 'ثلث', 30: 'نصف' };

function arabic(hours: number, minutes: number): string {
  const part = ARABIC_PARTS[minutes];
  if (hours === 0) return part ? `${part} ساعة` : `${minutes} دقيقة`;
  const whole = pluralForm(new Intl.PluralRules('ar'), hours, ARABIC_HOURS);
  const text = whole.replace('#', String(hours));
  if (minutes === 0) return text;
  return `${text} و${part ?? `${minutes} دقيقة`}`;
}

/**
 * Hours as people say them: `30 min`, `3 h 30 min`; French `3 h 30`; Arabic نصف ساعة, 3 ساعات ونصف. Nobody says
 * "0.5 hours". To the minute.
 */
export function durationText(hours: number, language: Language): string {
  const all = Math.round(hours * 60);
  const [whole, minutes] = [Math.floor(all / 60), all % 60];
  if (language === 'ar') return arabic(whole, minutes);
  if (whole === 0 && minutes > 0) return `${minutes}\u00a0min`;
  if (minutes === 0) return `${whole}\u00a0h`;
  return language === 'fr'
    ? `${whole}\u00a0h\u00a0${String(minutes).padStart(2, '0')}`
    : `${whole}\u00a0h ${minutes}\u00a0min`;
}
