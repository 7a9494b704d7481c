import { common } from './common.ts';

export const french: Readonly<Record<string, string>> = { ...common };
