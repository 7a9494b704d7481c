import { figures } from '../../figures.ts';

/** A distance, a duration or a count. */
export const figure = figures({ maximumFractionDigits: 1 });
