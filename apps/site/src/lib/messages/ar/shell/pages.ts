import type { pageMessages as English } from '../../en/shell/pages.ts';

export const pageMessages: typeof English = {
  notFound: {
    title: 'الصفحة غير موجودة',
    text: 'هنا ينتهي هذا الطريق. الصفحة التي طلبتموها غير موجودة أو تغير مكانها. ابحثوا عنها، أو اسلكوا أحد هذه الطرق.',
    suggestions: 'إلى أين بدلا من ذلك',
    activities: 'أنشطة بمرافقة مرشدين، من خلجان الساحل إلى الصحراء.',
    travels: 'رحلات عبر المدن والجبال والصحراء.',
    contactLabel: 'اتصلوا بنا',
    contact: 'أخبرونا عمّ كنتم تبحثون، وندلكم على الطريق.',
  },
};
