import type { legalMessages as English } from '../../en/legal/legal.ts';

export const legalMessages: typeof English = {
  contents: 'في هذه الصفحة',
  version: (day) => `نسخة ${day}`,
  questions: 'لديكم أسئلة عن هذا النص؟',
  writeTo: 'اكتبوا إلى',
  orForm: 'أو استعملوا [استمارة الاتصال](/contact).',
  useForm: 'استعملوا [استمارة الاتصال](/contact).',
};
