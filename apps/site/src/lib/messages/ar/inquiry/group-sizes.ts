import type { GroupSize } from '@expat-buddy/domain/inquiry/group-sizes';

export const groupSizeLabels: Readonly<Record<GroupSize, string>> = {
  '1': 'أنا وحدي',
  '2': 'شخصان',
  '3-5': 'من 3 إلى 5 أشخاص',
  '6-10': 'من 6 إلى 10 أشخاص',
  '10+': 'أكثر من 10 أشخاص',
};
