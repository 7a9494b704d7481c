import type { detailLabels as English } from '../../en/inquiry/detail-labels.ts';

export const detailLabels: typeof English = {};
