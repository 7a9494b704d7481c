/**
 * Counted nouns as the subject of a sentence. After a verb or a preposition the dual differs: `after` replaces it.
 */
type Forms = Record<'zero' | 'one' | 'two' | 'few' | 'many' | 'other', string>;

const after = (forms: Forms, two: string): Forms => ({ ...forms, two });

export const travelForms: Forms = {
  zero: 'لا رحلات',
  one: 'رحلة واحدة',
  two: 'رحلتان',
  few: '# رحلات',
  many: '# رحلة',
  other: '# رحلة',
};
export const afterTravels = after(travelForms, 'رحلتين');

export const dayForms: Forms = {
  zero: '0 يوم',
  one: 'يوم واحد',
  two: 'يومان',
  few: '# أيام',
  many: '# يوما',
  other: '# يوم',
};
export const afterDays = after(dayForms, 'يومين');

export const hourForms: Forms = {
  zero: '0 ساعة',
  one: 'ساعة',
  two: 'ساعتان',
  few: '# ساعات',
  many: '# ساعة',
  other: '# ساعة',
};

export const nightForms: Forms = {
  zero: '0 ليلة',
  one: 'ليلة واحدة',
  two: 'ليلتان',
  few: '# ليال',
  many: '# ليلة',
  other: '# ليلة',
};

export const peopleForms: Forms = {
  zero: '0 شخص',
  one: 'شخص واحد',
  two: 'شخصان',
  few: '# أشخاص',
  many: '# شخصا',
  other: '# شخص',
};
export const afterPeople = after(peopleForms, 'شخصين');
export const forPeopleForms: Forms = {
  zero: 'لـ# شخص',
  one: 'لشخص واحد',
  two: 'لشخصين',
  few: 'لـ# أشخاص',
  many: 'لـ# شخصا',
  other: 'لـ# شخص',
};

export const seatForms: Forms = {
  zero: 'بلا مقاعد',
  one: 'مقعد واحد',
  two: 'مقعدان',
  few: '# مقاعد',
  many: '# مقعدا',
  other: '# مقعد',
};

export const berthForms: Forms = {
  zero: 'بلا مكان للنوم',
  one: 'مكان نوم واحد',
  two: 'مكانا نوم',
  few: '# أماكن نوم',
  many: '# مكان نوم',
  other: '# مكان نوم',
};

export const itemForms: Forms = {
  zero: 'لا عناصر',
  one: 'عنصر واحد',
  two: 'عنصران',
  few: '# عناصر',
  many: '# عنصرا',
  other: '# عنصر',
};
export const afterItems = after(itemForms, 'عنصرين');

export const reviewForms: Forms = {
  zero: 'لا آراء',
  one: 'رأي واحد',
  two: 'رأيان',
  few: '# آراء',
  many: '# رأيا',
  other: '# رأي',
};
export const afterReviews = after(reviewForms, 'رأيين');
