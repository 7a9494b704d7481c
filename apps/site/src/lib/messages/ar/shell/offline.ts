import { momentText } from '@expat-buddy/domain/format/day';
import type { offlineMessages as English } from '../../en/shell/offline.ts';
import { quoted } from '../grammar/quoted.ts';

/** Includes the year unless it is the current one. */
const moment = (at: number) =>
  momentText(new Date(at), 'ar', {
    hasYear: new Date(at).getFullYear() !== new Date().getFullYear(),
  });

export const offlineMessages: typeof English = {
  notice: {
    region: 'الاتصال',
    offline: 'لا يوجد اتصال.',
    copy: (at) => `تقرؤون نسخة تعود إلى ${moment(at)}.`,
    undated: 'تقرؤون نسخة قديمة.',
    back: 'عاد الاتصال.',
    list: 'ما يمكنكم قراءته دون اتصال',
  },
  refresh: {
    failed: 'تعذر تحديث جزء من هذه الصفحة. تقرؤون ما كان لدينا من قبل.',
    retry: 'إعادة المحاولة',
  },
  version: {
    region: 'نسخة جديدة',
    ready: 'نسخة جديدة من الموقع جاهزة.',
    reload: 'إعادة التحميل',
    later: 'لاحقا',
  },
  saving: {
    savedTitle: 'حُفظت للقراءة دون اتصال',
    saved:
      'تُفتح هذه الصفحة من الآن دون اتصال. تجدون صفحاتكم المحفوظة في القائمة على الهاتف وفي خريطة الموقع.',
    removedTitle: 'لم تعد محفوظة',
    removed: 'حُذفت نسخة هذه الصفحة من هذا الجهاز.',
    failedTitle: 'لم تُحفظ',
    failed: 'تعذر تحميل جزء من الصفحة. حاولوا مرة أخرى حين يتحسن الاتصال.',
    noRoom: 'امتلأت ذاكرة هذا الجهاز. احذفوا بعض الصفحات المحفوظة، ثم حاولوا مرة أخرى.',
    unsupported:
      'لا يحفظ هذا المتصفح الصفحات للقراءة دون اتصال. جربوا نافذة عادية بدل الخاصة، أو متصفحا آخر.',
  },
  uncached: {
    title: 'لا اتصال، ولا نسخة من هذه الصفحة',
    text: 'لم تفتحوا هذه الصفحة على هذا الجهاز من قبل، فلا يمكن عرضها قبل أن يعود الاتصال.',
  },
  saved: {
    title: 'محفوظ للقراءة دون اتصال',
    description: 'الصفحات التي حفظتموها على هذا الجهاز لقراءتها دون اتصال.',
    intro: 'تُفتح هذه الصفحات على هذا الجهاز دون اتصال، بصورها، كما كانت حين حفظتموها.',
    list: 'الصفحات المحفوظة',
    savedAt: (at) => `حُفظت في ${moment(at)}`,
    remove: 'حذف',
    removeThis: (title) => `حذف ${quoted(title)}`,
    empty: 'لا شيء محفوظ على هذا الجهاز بعد.',
    how: 'افتحوا رحلة أو فعالية أو الأنشطة أو الخدمات أو الأسئلة الشائعة، واختاروا «حفظ للقراءة دون اتصال».',
    toTravels: 'تصفح الرحلات',
    visited: 'موجود أيضا على هذا الجهاز',
    visitedText:
      'صفحات اطلعتم عليها مؤخرا. تُفتح هي أيضا دون اتصال، لكن صفحات أحدث تحل محلها مع الوقت.',
    visitedAt: (at) => `قُرئت في ${moment(at)}`,
  },
};
